import { signOut } from 'shared/session'
import { Box, Button, LogoutIcon, PageTitle, ScreenColumn, useAction, useDocumentTitle } from 'shared/ui'
import { CompanyList } from './companies/CompanyList.tsx'
import { messages } from './messages.ts'

/** `/` signed in: the customer's organisations, or the way to another account (spec §2). */
export default function CompaniesScreen() {
  const leaving = useAction(signOut)
  useDocumentTitle(messages.companies.title)
  return (
    <ScreenColumn>
      <PageTitle>{messages.companies.title}</PageTitle>
      {/* Space for as many as most customers have: the button below stays where it is when the list arrives. */}
      <Box minHeight={{ base: 'min(28rem, 55dvh)', md: '18rem' }}>
        <CompanyList />
      </Box>
      <Box width={{ base: 'full', md: 'calc(50% - {spacing.2})' }}>
        <Button
          variant="secondary"
          fullWidth
          icon={<LogoutIcon size={20} />}
          loading={leaving.isRunning}
          onClick={() => leaving.run()}
        >
          {messages.companies.anotherAccount}
        </Button>
      </Box>
    </ScreenColumn>
  )
}
