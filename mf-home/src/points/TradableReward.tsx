import { rewardsQuery, useLoaded, type Membership } from 'shared/query'
import { Link, paths } from 'shared/router'
import { chakra } from 'shared/ui'
import { withinReach } from '../affordable/next-reward.ts'
import { messages } from '../messages.ts'
import { useExpiring } from './use-expiring.ts'

/** The dearest reward that the points that expire first pay for. @param total the customer's points: no more can expire */
export function TradableReward({ membership, total }: { readonly membership: Membership; readonly total: number }) {
  const expiring = useExpiring(membership)
  const rewards = useLoaded(rewardsQuery(membership))
  const first = expiring.state === 'loaded' ? Math.min(expiring.data.soon?.first.points ?? 0, total) : 0
  const reward = rewards.state === 'loaded' ? withinReach(rewards.data, first)[0] : undefined
  if (!reward || reward.debited_value <= 0) return null
  return (
    <TradableLink to={paths.reward(membership.organizationKey, reward.id)}>
      {messages.points.tradable(reward.name)}
    </TradableLink>
  )
}

/** Two lines at most, which its place has room for; a touch has more. */
const TradableLink = chakra(Link, {
  base: {
    color: 'inherit',
    // Large text must not cut off the reward's name.
    fontSize: 'min({fontSizes.sm}, 5vw)',
    lineHeight: '1.35',
    lineClamp: '2',
    position: 'relative',
    _after: { content: '""', position: 'absolute', insetInline: '0', insetBlock: '-1' },
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    _focusVisible: { outlineColor: 'currentColor', boxShadow: 'none' },
  },
})
