import { useEffect, useId } from 'react'
import { formatPhone } from 'shared/format'
import { titleLayout, useSession, type Session } from 'shared/session'
import { Avatar, Box, Card, HStack, PageTitle, ScreenColumn, Text, useDocumentTitle } from 'shared/ui'
import { ProfileForm } from './account/ProfileForm.tsx'
import { ProfileSkeleton } from './account/ProfileSkeleton.tsx'
import { messages } from './messages.ts'
import { SettingGroup } from './settings/SettingRows.tsx'
import { Settings, SettingsSkeleton } from './settings/Settings.tsx'

/** `/{key}/user-profile` and `/user-profile`: the customer's data, settings and ways out (spec §2). */
export default function ProfileScreen() {
  const { user, organization } = useSession()
  const formTitleId = useId()
  useDocumentTitle(messages.title, organization.current?.name)
  useEffect(() => {
    titleLayout(messages.title)
    return () => titleLayout(undefined)
  }, [])
  return (
    // Not as wide as a desktop.
    <Box maxWidth={{ lg: '45rem' }}>
      <ScreenColumn>
        <PageTitle srOnly>{messages.title}</PageTitle>
        {user ? (
          <>
            <ProfileHeader customer={user} />
            <SettingGroup title={messages.form.title} titleId={formTitleId}>
              <Card>
                <ProfileForm key={user.sub} customer={user} titleId={formTitleId} />
              </Card>
            </SettingGroup>
            <Settings customer={user} />
          </>
        ) : (
          <>
            <ProfileSkeleton />
            <SettingsSkeleton />
          </>
        )}
      </ScreenColumn>
    </Box>
  )
}

/** Who this is: picture or initial, and name. */
function ProfileHeader({ customer }: { readonly customer: NonNullable<Session['user']> }) {
  // An address from outside; a path would be one of this site.
  const picture = /^https?:/i.test(customer.picture ?? '') ? customer.picture : undefined
  const phone = formatPhone(customer.phone_number ?? '')
  const name = customer.name?.trim()
  return (
    <HStack gap="4" minHeight="20">
      <Avatar name={name ?? ''} src={picture} size={80} />
      <div>
        <Text textStyle="title" overflowWrap="anywhere">
          {name || phone}
        </Text>
        {name && (
          <Text color="ink.soft" whiteSpace="nowrap" fontSize="min({fontSizes.md}, 7.5vw)">
            {phone}
          </Text>
        )}
      </div>
    </HStack>
  )
}
