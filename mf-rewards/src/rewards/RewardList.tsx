import { useEffect, useId, useMemo, useRef, type ReactNode } from 'react'
import type { Reward } from 'shared/contract'
import { shortLandscape, smallPhone, useIsDesktop, whereWide } from 'shared/screen-size'
import type { KeptHeights } from 'shared/lists'
import { pointsQuery, useLoaded, type Membership } from 'shared/query'
import { Box, Button, EmptyState, Notice, Stack, Title, useStatus } from 'shared/ui'
import { messages } from '../messages.ts'
import { VoucherDialog } from '../vouchers/VoucherDialog.tsx'
import { EmptyRewardsIllustration } from './EmptyRewardsIllustration.tsx'
import { keepHasFilter } from './kept-filter.ts'
import { choicesFor, everything, matchingRewards, type RewardFilter } from './reward-filter.ts'
import { RewardFilterBar } from './RewardFilterBar.tsx'
import { sectionsOf, type RewardSection } from './reward-sections.ts'
import { RewardPage } from './RewardPage.tsx'
import { SectionTitleSkeleton } from './RewardsSkeleton.tsx'
import { useChosenReward } from './use-chosen-reward.ts'
import { useRewardFilter } from './use-reward-filter.ts'

interface RewardListProps {
  readonly membership: Membership
  /** Cheapest first. */
  readonly rewards: readonly Reward[]
}

/** The rewards that the customer wants to see, in sections, and the dialog of one. */
export function RewardList({ membership, rewards }: RewardListProps) {
  const points = useLoaded(pointsQuery(membership))
  const score = points.state === 'loaded' ? points.data.total_scores : undefined
  const choices = useMemo(() => choicesFor(rewards), [rewards])
  const hasFilter = choices.search || choices.order || choices.kinds.length > 0
  useEffect(() => keepHasFilter(membership, hasFilter), [membership, hasFilter])
  const { filter, applied, change } = useRewardFilter(membership, choices)
  const found = useMemo(() => matchingRewards(rewards, applied, score), [rewards, applied, score])
  // A row of columns, and little enough for a slow phone to draw between two frames.
  const pageSize = useIsDesktop() ? 3 : 2
  const { sections, heights } = useMemo(() => inPages(sectionsOf(found, score), pageSize), [found, score, pageSize])
  const chosen = useChosenReward(rewards)
  useStatus(chosen.isGone ? messages.gone : undefined)
  const searchField = useRef<HTMLInputElement>(null)

  return (
    <>
      {chosen.isGone && <Notice>{messages.gone}</Notice>}
      {hasFilter && (
        <RewardFilterBar
          filter={filter}
          choices={choices}
          onChange={change}
          searchField={searchField}
          isReachKnown={points.state !== 'failed'}
        >
          {messages.found(found.length, rewards.length)}
        </RewardFilterBar>
      )}
      {found.length === 0 ? (
        <NothingFound
          filter={applied}
          onClear={() => {
            change({ ...everything, byValue: applied.byValue })
            searchField.current?.focus()
          }}
        />
      ) : (
        // The first is the same one before and after the points are known.
        sections.map(({ firstPage, name, total, pages }) => (
          // oxlint-disable-next-line house/no-place-key -- a page is a place
          <Section key={firstPage} name={name} isNamePending={points.state === 'pending'}>
            {pages.map((page) => (
              <RewardPage
                // oxlint-disable-next-line house/no-place-key -- a page is a place
                key={page.number}
                {...page}
                total={total}
                score={score}
                onOpen={chosen.open}
                heights={heights}
              />
            ))}
          </Section>
        ))
      )}
      {chosen.reward && (
        <VoucherDialog
          key={chosen.reward.id}
          membership={membership}
          reward={chosen.reward}
          score={score}
          onClose={chosen.close}
        />
      )}
    </>
  )
}

/** @param isNamePending the points are on their way, and with them the name */
function Section(props: { name: RewardSection['name']; isNamePending: boolean; children: ReactNode }) {
  const { name, isNamePending, children } = props
  const titleId = useId()
  return (
    <Stack
      as="section"
      aria-labelledby={name && titleId}
      gap="4"
      css={{ [shortLandscape]: { gap: '2', marginTop: '-3' } }}
    >
      {name && <Title id={titleId}>{messages.sections[name]}</Title>}
      {isNamePending && !name && <SectionTitleSkeleton />}
      <Stack role="list" gap="4" css={{ [whereWide]: { gap: '6' } }}>
        {children}
      </Stack>
    </Stack>
  )
}

/** There are rewards, but none that the filter lets through. */
function NothingFound({ filter, onClear }: { filter: RewardFilter; onClear: () => void }) {
  const { search, withinReach } = filter
  return (
    // The button is in sight below the search and its words.
    <Box css={{ [smallPhone]: { '& svg': { display: 'none' } } }}>
      <EmptyState
        illustration={<EmptyRewardsIllustration />}
        action={
          <Button variant="secondary" onClick={onClear}>
            {messages.showAll}
          </Button>
        }
      >
        {search.trim() ? messages.noneFound(search.trim(), withinReach) : messages.noneWithinReach}
      </EmptyState>
    </Box>
  )
}

/** The sections' pages, numbered throughout, and the heights of these: of other rewards' pages they say nothing. */
function inPages(sections: readonly RewardSection[], pageSize: number) {
  let number = 0
  const paged = sections.map(({ name, rewards }) => ({
    firstPage: number,
    name,
    total: rewards.length,
    pages: Array.from({ length: Math.ceil(rewards.length / pageSize) }, (_, index) => {
      const first = index * pageSize
      return { number: number++, first, rewards: rewards.slice(first, first + pageSize) }
    }),
  }))
  const heights: KeptHeights = new Map()
  return { sections: paged, heights }
}
