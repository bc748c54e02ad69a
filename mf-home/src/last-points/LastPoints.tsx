import type { ScoreEntry } from 'shared/contract'
import { formatDate, parseApiDateTime, toIsoDay } from 'shared/format'
import { paths } from 'shared/router'
import { chakra } from 'shared/ui'
import { ListSection } from '../ListSection.tsx'
import { messages } from '../messages.ts'

interface LastPointsProps {
  readonly organizationKey: string
  /** Not empty. */
  readonly entries: readonly ScoreEntry[]
}

export function LastPoints({ organizationKey, entries }: LastPointsProps) {
  const numbered = entries.map((entry, index) => ({ index, entry }))
  return (
    <ListSection
      title={messages.lastPoints.title}
      more={{ to: paths.scores(organizationKey), words: messages.lastPoints.seeAll }}
    >
      {numbered.map(({ index, entry }) => (
        // oxlint-disable-next-line house/no-place-key -- entries have no id, two may be alike, and none keeps anything
        <Entry key={index} entry={entry} />
      ))}
    </ListSection>
  )
}

function Entry({ entry: { balance, created_at, company_name } }: { readonly entry: ScoreEntry }) {
  const createdAt = parseApiDateTime(created_at)
  return (
    <Row>
      <chakra.span flex="1 1 6rem" minWidth="0">
        <chakra.span display="block" overflowWrap="anywhere">
          {company_name?.trim() || messages.lastPoints.noCompany}
        </chakra.span>
        {createdAt && (
          <chakra.time dateTime={toIsoDay(createdAt)} display="block" textStyle="small" color="ink.soft">
            {formatDate(createdAt)}
          </chakra.time>
        )}
      </chakra.span>
      <chakra.span textStyle="number" marginInlineStart="auto" whiteSpace="nowrap">
        {messages.lastPoints.earned(balance)}
      </chakra.span>
    </Row>
  )
}

const Row = chakra('li', {
  base: {
    display: 'flex',
    // Where large text leaves the name too little, the points are below it.
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    minHeight: '14',
    paddingInline: { base: '4', sm: '5' },
    paddingBlock: '2',
  },
})

const atMost = 3

/** The newest entries of an extract, newest first. It may have thousands, so none is read as a date. */
export function newestEntries(extract: readonly ScoreEntry[]): readonly ScoreEntry[] {
  const newest: ScoreEntry[] = []
  for (const entry of extract) {
    const index = newest.findIndex((other) => sortable(entry) > sortable(other))
    newest.splice(index < 0 ? newest.length : index, 0, entry)
    newest.length = Math.min(newest.length, atMost)
  }
  return newest
}

/** `DD-MM-YYYY hh:mm:ss` as `YYYYMMDD hh:mm:ss`, which sorts as text. */
const sortable = ({ created_at: at }: ScoreEntry) =>
  `${at.slice(6, 10)}${at.slice(3, 5)}${at.slice(0, 2)}${at.slice(10)}`
