import { useId } from 'react'
import type { Reward } from 'shared/contract'
import { Link, paths } from 'shared/router'
import { Card, chakra, ChevronIcon, Stack } from 'shared/ui'
import { messages } from '../messages.ts'
import { Rows } from '../Rows.tsx'
import { RowLink, RowPicture, RowWords } from '../RowLink.tsx'
import { SectionHead } from '../SectionHead.tsx'

interface WithinReachProps {
  readonly organizationKey: string
  /** Not empty. */
  readonly rewards: readonly Reward[]
}

/** What the customer can have now; each row leads to its reward. */
export function WithinReach({ organizationKey, rewards }: WithinReachProps) {
  const titleId = useId()
  return (
    <Stack as="section" aria-labelledby={titleId} gap="1">
      <SectionHead
        id={titleId}
        title={messages.withinReach.title}
        more={{ to: paths.rewards(organizationKey), words: messages.withinReach.seeAll }}
      />
      <Card asChild padding="0">
        <Rows>
          {rewards.map(({ id, name, image_url, debited_value }) => (
            <li key={id}>
              <RowLink asChild>
                <Link to={paths.reward(organizationKey, id)}>
                  <RowPicture path={image_url} />
                  <RowWords name={name}>
                    <chakra.span color="ink.soft">{messages.withinReach.cost(debited_value)}</chakra.span>
                  </RowWords>
                  <ChevronIcon size={20} />
                </Link>
              </RowLink>
            </li>
          ))}
        </Rows>
      </Card>
    </Stack>
  )
}
