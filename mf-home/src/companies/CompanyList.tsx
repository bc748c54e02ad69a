import { useState } from 'react'
import { loadOrganizations, useSession } from 'shared/session'
import { chakra, EmptyState, FailureNotice, Flex, NoCompaniesIllustration, Stack, Text, TextField, useAction, VisuallyHidden } from 'shared/ui'
import { messages } from '../messages.ts'
import { CompanyGrid, CompanyGridSkeleton, type Companies } from './CompanyGrid.tsx'
import { matchingCompanies } from './matching-companies.ts'

/** So many are seen at a glance; more of them can be filtered. */
const atAGlance = 8

/** The customer's organisations, each a way in. */
export function CompanyList() {
  const { user, organization } = useSession()
  const { orgs, fetched, listFailed } = organization
  const retry = useAction(async () => user && loadOrganizations(user.sub))
  if (listFailed) {
    return (
      <FailureNotice title={messages.companies.failed} minHeight="inherit" onRetry={retry.run} retrying={retry.isRunning}>
        {messages.companies.failedExplanation}
      </FailureNotice>
    )
  }
  if (!fetched) return <CompanyGridSkeleton />
  if (orgs.length === 0) {
    // In the middle of the room that the screen keeps for the list.
    return (
      <Flex direction="column" justifyContent="center" minHeight="inherit">
        <EmptyState illustration={<NoCompaniesIllustration />}>
          <chakra.span display="block" textStyle="subtitle" color="ink">
            {messages.companies.none}
          </chakra.span>
          {messages.companies.noneYet}
        </EmptyState>
      </Flex>
    )
  }
  return orgs.length > atAGlance ? <FilteredCompanies companies={orgs} /> : <CompanyGrid companies={orgs} />
}

function FilteredCompanies({ companies }: { readonly companies: Companies }) {
  const [wanted, setWanted] = useState('')
  const found = matchingCompanies(companies, wanted)
  return (
    <Stack gap="4">
      <TextField type="search" label={messages.companies.search} autoComplete="off" value={wanted} onValueChange={setWanted} />
      <VisuallyHidden role="status">{wanted && messages.companies.found(found.length)}</VisuallyHidden>
      {found.length > 0 ? <CompanyGrid companies={found} /> : <Text color="ink.soft">{messages.companies.notFound}</Text>}
    </Stack>
  )
}
