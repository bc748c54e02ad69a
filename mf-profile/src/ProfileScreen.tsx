import { useEffect, useId } from 'react'
import { titleLayout, useSession } from 'shared/session'
import { Card, PageTitle, ScreenColumn, useDocumentTitle } from 'shared/ui'
import { ProfileForm } from './account/ProfileForm.tsx'
import { ProfileHeader } from './account/ProfileHeader.tsx'
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
  )
}
