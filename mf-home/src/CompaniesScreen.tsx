import { useSession } from 'shared/session'
import { Box, Button, LogoutIcon, PageTitle, ScreenColumn, useDocumentTitle } from 'shared/ui'
import { useSignOut } from 'shared/vouchers/sign-out'
import { CompanyColumns } from './companies/CompanyGrid.tsx'
import { CompanyList } from './companies/CompanyList.tsx'
import { companyMessages } from './companies/messages.ts'

/** `/` signed in: the customer's organisations, or the way to another account (spec §2). */
export default function CompaniesScreen() {
  const { fetched, listFailed } = useSession().organization
  const leaving = useSignOut()
  useDocumentTitle(companyMessages.title)
  return (
    <ScreenColumn>
      <PageTitle>{companyMessages.title}</PageTitle>
      {/* Space for what stands in for the list. */}
      <Box minHeight={{ base: 'min(28rem, 55dvh)', md: '18rem' }}>
        <CompanyList />
      </Box>
      {/* Not before the list, which would move it. */}
      {(fetched || listFailed) && (
        <CompanyColumns>
          <Button
            variant="secondary"
            fullWidth
            icon={<LogoutIcon size={20} />}
            loading={leaving.isRunning}
            onClick={leaving.press}
          >
            {companyMessages.anotherAccount}
          </Button>
        </CompanyColumns>
      )}
      {leaving.question}
    </ScreenColumn>
  )
}
