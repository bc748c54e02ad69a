import { useState } from 'react'
import type { Membership } from 'shared/query'
import { paths } from 'shared/router'
import { shortLandscape, veryLow } from 'shared/screen-size'
import { useSession } from 'shared/session'
import { chakra, useStatus } from 'shared/ui'
import { IntentCard } from '../intents/IntentCard.tsx'
import { isSame, type ShownIntent } from '../intents/keep-places.ts'
import { useIntents } from '../intents/use-intents.ts'
import { MoreLink } from '../MoreLink.tsx'
import { tillMessages } from './messages.ts'
import { messages } from '../messages.ts'
import { useCounterPace } from './pace.ts'
import { useTotalAfter } from './use-total-after.ts'

/** The newest request, at the screen's lower edge, where it moves nothing. As long as it is there no other takes its place (docs/decisions/0024). */
export function TillRequest({ membership }: { readonly membership: Membership }) {
  const loaded = useIntents(membership, { refetchInterval: useCounterPace(), retry: false })
  const intents = loaded.state === 'loaded' ? loaded.data : []
  const [chosen, setChosen] = useState<ShownIntent>()
  const shown = chosen && intents.find((intent) => isSame(intent, chosen))
  const waiting = intents.filter(({ outcome }) => !outcome)
  const newest = waiting.at(-1)
  if (!shown && newest) setChosen(newest)
  const others = waiting.filter((intent) => intent !== shown).length

  const total = useTotalAfter(membership, shown?.outcome === 'authorized')
  const { isBalanceHidden } = useSession().ui
  const remark = total === undefined || isBalanceHidden ? undefined : tillMessages.newTotal(total)
  useStatus(shown && messages.intents.arrived)
  useStatus(shown && others > 0 ? tillMessages.otherRequests(others) : undefined)
  useStatus(remark)
  if (!shown) return null
  return (
    <LowerEdge>
      <IntentCard
        key={JSON.stringify([shown.signature, shown.code])}
        membership={membership}
        intent={shown}
        aside={
          others > 0 && (
            <MoreLink to={paths.home(membership.organizationKey)} textDecoration="underline" textUnderlineOffset="3px">
              {tillMessages.otherRequests(others)}
            </MoreLink>
          )
        }
        remark={remark}
      />
    </LowerEdge>
  )
}

const LowerEdge = chakra('div', {
  base: {
    alignSelf: 'stretch',
    gridArea: '4 / -2',
    marginTop: 'auto',
    marginInline: 'calc(-1 * var(--gutter))',
    position: 'sticky',
    bottom: '0',
    '--outcome': '{fontSizes.xl}',
    // Large text leaves the way out, and what is scanned, in sight.
    '& a': { fontSize: 'min({fontSizes.sm}, var(--most))' },
    '& button': { minHeight: '48px', fontSize: 'min({fontSizes.md}, var(--most) * 1.1)' },
    '& > [role=group]': {
      maxWidth: 'form',
      marginInline: 'auto',
      paddingBottom: 'calc({spacing.4} + env(safe-area-inset-bottom))',
      borderBottomRadius: '0',
      boxShadow: '0 0 24px rgb(28 31 35 / 0.2)',
    },
    // There the screen's edge is nearer; beside a code the words keep their width.
    [shortLandscape]: {
      '--most': 'max(14px, 2.4vw)',
      marginInline: '-4',
      '[data-voucher] > &': { '& > [role=group]': { paddingInline: '3' } },
    },
    [veryLow]: { position: 'static', order: '2' },
  },
})
