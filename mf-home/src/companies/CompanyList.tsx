import { useState } from 'react'
import { loadOrganizations, useSession } from 'shared/session'
import {
  chakra,
  EmptyState,
  FailureNotice,
  Flex,
  illustration,
  Stack,
  Text,
  TextField,
  useAction,
  VisuallyHidden,
} from 'shared/ui'
import { findByName } from 'shared/rewards/find-by-name'
import { companyMessages } from './messages.ts'
import { seenPoints } from '../points/seen-points.ts'
import { CompanyGrid, CompanyGridSkeleton } from './CompanyGrid.tsx'
import { maxCompaniesWithPoints } from './CompanyPoints.tsx'

/** The customer's organisations, each a way in; many can be searched. */
export function CompanyList() {
  const { user, organization } = useSession()
  const { orgs, fetched, listFailed } = organization
  const [wanted, setWanted] = useState('')
  // Read once: what is in view keeps its place.
  const [seen] = useState(seenPoints)
  const retry = useAction(async () => user && loadOrganizations(user.sub))
  if (listFailed) {
    return (
      <FailureNotice title={companyMessages.failed} minHeight="inherit" onRetry={retry.run} retrying={retry.isRunning}>
        {companyMessages.failedExplanation}
      </FailureNotice>
    )
  }
  if (!fetched) return <CompanyGridSkeleton />
  if (orgs.length === 0) {
    // In the middle of the space that the screen reserves for the list.
    return (
      <Flex direction="column" justifyContent="center" minHeight="inherit">
        <EmptyState illustration={<NoCompaniesIllustration />}>
          <chakra.span display="block" textStyle="subtitle" color="ink">
            {companyMessages.none}
          </chakra.span>
          <span>{companyMessages.noneYet}</span>
        </EmptyState>
      </Flex>
    )
  }
  // Where this device has seen none last, in the service's order.
  const points = ({ key }: { readonly key: string }) => seen[key]?.total ?? -1
  const mostPointsFirst = [...orgs].sort((one, other) => points(other) - points(one))
  const found = findByName(mostPointsFirst, wanted)
  return (
    <Stack gap="4">
      {orgs.length > maxCompaniesWithPoints && (
        <>
          <TextField
            type="search"
            label={companyMessages.search}
            autoComplete="off"
            value={wanted}
            onValueChange={setWanted}
          />
          <VisuallyHidden role="status">{wanted && companyMessages.found(found.length)}</VisuallyHidden>
        </>
      )}
      {found.length > 0 ? <CompanyGrid companies={found} /> : <Text color="ink.soft">{companyMessages.notFound}</Text>}
    </Stack>
  )
}

const NoCompaniesIllustration = illustration(
  <>
    <ellipse className="tint" cx="72" cy="62" rx="64" ry="42" />
    <path className="paper" d="M40 52v40a4 4 0 0 0 4 4h56a4 4 0 0 0 4-4V52" />
    <path
      className="brand"
      d="M40 22h64l9 22a10.25 10.25 0 0 1-20.5 0 10.25 10.25 0 0 1-20.5 0 10.25 10.25 0 0 1-20.5 0A10.25 10.25 0 0 1 31 44z"
    />
    <path d="M56 22 51.5 44M88 22l4.5 22M72 22v22" className="on-brand" />
    <path d="M31 44a10.25 10.25 0 0 0 20.5 0 10.25 10.25 0 0 0 20.5 0 10.25 10.25 0 0 0 20.5 0 10.25 10.25 0 0 0 20.5 0M62 96V74a10 10 0 0 1 20 0v22" />
  </>,
)
