import { Link, paths } from 'shared/router'
import { loadOrganizations, useSession } from 'shared/session'
import { BrandPlate, chakra, ChevronIcon, EmptyState, FailureNotice, Flex, NoCompaniesIllustration, Skeleton, Stack, VisuallyHidden } from 'shared/ui'
import { messages } from '../messages.ts'

/** The customer's organisations, each a way in. */
export function CompanyList() {
  const { user, organization } = useSession()
  const { orgs, fetched, listFailed } = organization
  if (listFailed && user) {
    return (
      <FailureNotice title={messages.companies.failed} onRetry={() => void loadOrganizations(user.sub)}>
        {messages.companies.failedExplanation}
      </FailureNotice>
    )
  }
  if (!fetched) return <CompanyListSkeleton />
  if (orgs.length === 0) {
    // In the middle of the room that the screen keeps for the list.
    return (
      <Flex direction="column" justifyContent="center" minHeight="inherit">
        <EmptyState illustration={<NoCompaniesIllustration />}>{messages.companies.none}</EmptyState>
      </Flex>
    )
  }
  return (
    <Stack as="ul" gap="3">
      {orgs.map(({ key, name, brand }) => (
        <li key={key}>
          <CompanyLink to={paths.home(key)}>
            <BrandPlate name={name} src={brand} size={48} />
            <chakra.span flex="1" minWidth="0" overflowWrap="anywhere">
              {name}
            </chakra.span>
            <chakra.span color="ink.soft" flexShrink="0">
              <ChevronIcon size={20} />
            </chakra.span>
          </CompanyLink>
        </li>
      ))}
    </Stack>
  )
}

function CompanyListSkeleton() {
  return (
    <Stack gap="3">
      <VisuallyHidden role="status">{messages.companies.loading}</VisuallyHidden>
      {['first', 'second', 'third'].map((row) => (
        <CompanyRow key={row}>
          <Skeleton width="48px" height="48px" borderRadius="full" />
          <Skeleton width="40" />
        </CompanyRow>
      ))}
    </Stack>
  )
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  minHeight: '20',
  paddingInline: '4',
  paddingBlock: '3',
  borderRadius: 'lg',
  background: 'paper',
  boxShadow: 'card',
  textStyle: 'subtitle',
  color: 'ink',
} as const

const CompanyRow = chakra('div', { base: row })

const CompanyLink = chakra(Link, {
  base: {
    ...row,
    transition: 'transform {durations.fast}',
    _active: { transform: 'scale(0.99)' },
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
})
