import { sideways } from 'shared/screen-size'
import { Card, chakra, Skeleton, Status } from 'shared/ui'
import { messages } from '../messages.ts'

/** It has the styles of its entries, which are plain elements: styles computed for each of thousands make a long list stutter. */
export const TimelineList = chakra('div', {
  base: {
    paddingBottom: '2',
    // Laid out alone, so that a stretch that is drawn does not lay out the others; painted alone, so that scrolling does not paint it again.
    '& .stretch': { contain: 'layout paint' },
    // The height of an entry whose name has one line; two on the narrowest phones, where the amount stands below the date.
    '--entry-height': { base: '8rem', sm: '5.5rem', _print: '0px' },
    '& [role=listitem], & summary': { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end' },
    '& [role=listitem]': {
      minHeight: 'var(--entry-height)',
      paddingTop: '3.5',
      paddingBottom: '1',
    },
    '& .undrawn': { overflowAnchor: 'none' },
    // A phone held sideways: what an entry says has two lines.
    [sideways]: {
      '--entry-height': '4.25rem',
      '& .words': { display: 'flex', flexWrap: 'wrap', columnGap: '4' },
      '& .company': { flexBasis: '100%' },
    },
    // The line; an entry's mark stands on it.
    '& [role=listitem], & .undrawn': {
      background: 'linear-gradient({colors.line}, {colors.line}) 5px 0 / 2px 100% no-repeat',
    },
    '& [data-first]': { backgroundPositionY: '{spacing.6}' },
    '& [data-last]': { backgroundSize: '2px {spacing.6}' },
    '& [data-first][data-last]': { backgroundSize: '0' },
    // The one mark of an entry covers the line.
    '& [data-status]': {
      alignSelf: 'flex-start',
      marginTop: '1.5',
      marginInlineEnd: '4',
      borderRadius: 'full',
      background: 'paper',
      boxShadow: '0 0 0 3px {colors.paper}',
    },
    '& .waiting [data-status]': { width: '3', height: '3', background: 'line' },
    // All that an entry says but its points. Large text moves these from its side to below it.
    '& .words': { flex: '1 1 8rem', minWidth: '0', marginInlineEnd: '4' },
    '& .company': { fontWeight: 'bold', overflowWrap: 'anywhere', marginBottom: '0.5' },
    // What is far from expiring is said quietly, too.
    '& .facts, & .expiry': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '3',
      textStyle: 'small',
      color: 'ink.soft',
      fontVariantNumeric: 'tabular-nums',
      // Hides the dot before what begins a line.
      position: 'relative',
      overflow: 'hidden',
    },
    '& .facts': { marginBottom: '0.5' },
    '& :is(.facts, .expiry) > ::before': { content: '"·"', position: 'absolute', marginInlineStart: '-2' },
    '& .expiry[data-color=red]': { color: 'danger.text', fontWeight: 'semibold' },
    '& .unseen': { srOnly: true },
    '& .points': { textAlign: 'end', whiteSpace: 'nowrap' },
    '& .number': { display: 'block', textStyle: 'number', fontSize: 'xl', lineHeight: 'title' },
    '& [data-color=gray] .number': { color: 'ink.soft' },
    '& details': { flex: '1', minWidth: '0' },
    // Below its month's name.
    '@media (min-height: 30rem)': { '& summary': { scrollMarginTop: '16' } },
    '& summary': { cursor: 'pointer', '&::-webkit-details-marker': { display: 'none' } },
    '& summary::after': {
      content: '""',
      width: '2',
      height: '2',
      marginTop: '1.5',
      marginInlineStart: '3',
      borderColor: 'ink.soft',
      borderStyle: 'solid',
      borderWidth: '0 2px 2px 0',
      transform: 'rotate(45deg)',
    },
    '& [open] summary::after': { transform: 'translateY(50%) rotate(225deg)' },
    '& dl': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      rowGap: '1',
      columnGap: '2',
      marginBlock: '2',
      textStyle: 'small',
    },
    '& dt': { color: 'ink.soft' },
  },
})

/** A month's name and total, above its entries; in sight as long as these are. */
export const MonthHeader = chakra('div', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: '1',
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '4',
    flexWrap: 'wrap',
    // To the screen's gutter: no card's edge shows beside it.
    marginInline: { base: '-4', sm: '-6' },
    paddingInline: { base: '4', sm: '6' },
    paddingBlock: '3',
    background: 'ground',
    breakAfter: 'avoid',
    // There an entry needs the height.
    '@media (max-height: 30rem)': { position: 'static', paddingBlock: '1.5' },
  },
})

export function TimelineSkeleton() {
  return (
    <>
      <Status>{messages.loading}</Status>
      <div aria-hidden="true">
        <MonthHeader>
          <Skeleton width="40" height="6" />
          <Skeleton width="20" height="5" />
        </MonthHeader>
        <Card paddingBlock={{ base: '1', sm: '1' }}>
          <TimelineList>
            {[1, 2, 3, 4, 5, 6].map((row) => (
              <div
                key={row}
                role="listitem"
                className="waiting"
                data-first={row === 1 || undefined}
                data-last={row === 6 || undefined}
              >
                <span data-status="" />
                <div className="words">
                  <Skeleton width="48" maxWidth="full" height="5" marginTop="0.5" />
                  <Skeleton width="40" maxWidth="full" marginTop="2" />
                  <Skeleton width="28" maxWidth="full" marginTop="2" />
                </div>
                <Skeleton width="12" height="8" />
              </div>
            ))}
          </TimelineList>
        </Card>
      </div>
    </>
  )
}
