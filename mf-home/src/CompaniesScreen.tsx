import { useState } from 'react'
import { signOut } from 'shared/session'
import { Box, Button, LogoutIcon, PageTitle, ScreenColumn, Stack, useDocumentTitle } from 'shared/ui'
import { CompanyList } from './companies/CompanyList.tsx'
import { messages } from './messages.ts'

/** `/` signed in: the customer's organisations, or the way to another account (spec §2). */
export default function CompaniesScreen() {
  const [leaving, setLeaving] = useState(false)
  useDocumentTitle(messages.companies.title)
  const leave = () => {
    setLeaving(true)
    void signOut()
  }
  return (
    <ScreenColumn>
      <Stack gap="6" width="full" maxWidth="form" marginInline="auto">
        <PageTitle>{messages.companies.title}</PageTitle>
        {/* Room for what most customers have, so that the button below stays where it is when the list arrives. */}
        <Box minHeight="min(28rem, 55dvh)">
          <CompanyList />
        </Box>
        <Button variant="secondary" icon={<LogoutIcon size={20} />} loading={leaving} onClick={leave}>
          {messages.companies.anotherAccount}
        </Button>
      </Stack>
    </ScreenColumn>
  )
}
