import { useCallback } from 'react'
import type { ScoreEntry } from 'shared/contract'
import { useIsDesktop, whereWide } from 'shared/screen-size'
import { pointsQuery, statementQuery, useLoaded, type Loaded, type Membership } from 'shared/query'
import { useLocation } from 'shared/router'
import { useMembership, useSession } from 'shared/session'
import { useToday } from 'shared/today'
import { chakra, ScreenColumn, useDocumentTitle } from 'shared/ui'
import { messages } from './messages.ts'
import { MonthsAhead } from './statement/ExpiryChart.tsx'
import { filterIn } from './statement/statement-filter.ts'
import { StatementHead } from './statement/StatementHead.tsx'
import { StatementPanel } from './statement/StatementPanel.tsx'
import { toStatement, type Statement } from './statement/to-statement.ts'

/** `/{key}/scores`: every point earned, newest first, with its expiry (spec §2); `?filtro=` lists what expires, or what has expired. */
export default function ScoresScreen() {
  const { organization } = useSession()
  const membership = useMembership()
  useDocumentTitle(messages.title, organization.current?.name)
  return membership && <MemberStatement key={membership.organizationKey} membership={membership} />
}

function MemberStatement({ membership }: { readonly membership: Membership }) {
  const filter = filterIn(useLocation().search)
  const today = useToday()
  const isDesktop = useIsDesktop()
  // What is cached is the extract itself: home reads it too.
  const select = useCallback((extract: readonly ScoreEntry[]) => toStatement(extract, today, filter), [today, filter])
  const extract = useLoaded({ ...statementQuery(membership), select })
  // What expires depends on the total: no more can expire.
  const points = useLoaded(pointsQuery(membership))
  const { isBalanceHidden } = useSession().ui
  // A hidden total limits nothing, or it could be read there.
  const total = points.state === 'loaded' && !isBalanceHidden ? points.data.total_scores : Infinity
  const statement: Loaded<Statement> = filter === 'a-expirar' && points.state === 'pending' ? points : extract
  return (
    <ScreenColumn>
      <Columns>
        <StatementHead membership={membership} points={points} statement={statement} filter={filter} />
        {(isDesktop || filter === 'a-expirar') && (
          <div className="ahead">
            <MonthsAhead membership={membership} total={points.state === 'pending' ? undefined : total} />
          </div>
        )}
        {/* Each filter has a list of its own. */}
        <StatementPanel key={filter} membership={membership} statement={statement} filter={filter} total={total} />
      </Columns>
    </ScreenColumn>
  )
}

/** On a desktop what expires stays in sight beside the list. */
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > :empty': { display: 'none' },
    [whereWide]: {
      gridTemplateColumns: 'minmax(0, 568fr) minmax(0, 368fr)',
      gridTemplateRows: 'auto 1fr',
      alignItems: 'start',
      '& > *': { gridColumn: '1' },
      // What says that there is nothing, with nothing beside it.
      '& > .ahead:empty ~ :has(> svg)': { gridColumn: '1 / -1' },
      '& > .ahead': {
        gridArea: '1 / 2 / span 2',
        position: 'sticky',
        // Above the months' names, which reach into its shadow.
        zIndex: '2',
        top: 'calc(var(--banner-height, 0px) + {spacing.6})',
      },
    },
  },
})
