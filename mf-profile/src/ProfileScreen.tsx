import { useEffect } from 'react'
import { titleLayout, useSession } from 'shared/session'
import { Card, chakra, PageTitle, ScreenColumn, useDocumentTitle } from 'shared/ui'
import { ProfileForm } from './account/ProfileForm.tsx'
import { ProfileHeader } from './account/ProfileHeader.tsx'
import { ProfileSkeleton } from './account/ProfileSkeleton.tsx'
import { messages } from './messages.ts'
import { OrganizationSwitch } from './organizations/OrganizationSwitch.tsx'
import { SignOutEverywhere, SignOutHere } from './sign-out/SignOut.tsx'

/** `/{key}/user-profile` and `/user-profile`: the customer's data, organisations and ways out (spec §2). */
export default function ProfileScreen() {
  const { user, organization } = useSession()
  useDocumentTitle(messages.title)
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
          <Card>
            <ProfileForm key={user.sub} customer={user} />
          </Card>
        </>
      ) : (
        <ProfileSkeleton />
      )}
      <Ways>
        <OrganizationSwitch organization={organization} />
        <SignOutHere />
        <SignOutEverywhere />
      </Ways>
    </ScreenColumn>
  )
}

/** To another organisation, or out: below each other on phones, two in a row from 640 px, a third alone. */
const Ways = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: '3',
    '& > button:nth-of-type(3)': { gridColumn: '1 / -1' },
  },
})
