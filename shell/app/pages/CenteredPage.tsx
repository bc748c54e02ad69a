import type { ReactNode } from 'react'
import { useSession } from 'shared/session'
import { keptOrganization } from 'shared/session/host'
import { BrandPlate, chakra, Stack, Text } from 'shared/ui'
import { useBrand } from '../layout/use-brand.ts'

interface CenteredPageProps {
  readonly role?: 'alert'
  readonly children: ReactNode
}

/** A page that says one thing, in the middle of the screen, instead of the site. */
export function CenteredPage({ role, children }: CenteredPageProps) {
  return (
    <chakra.main display="grid" placeItems="center" minHeight="100dvh" padding="6">
      <Stack gap="4" alignItems="center" textAlign="center" role={role}>
        {children}
      </Stack>
    </chakra.main>
  )
}

/** Whose site it is, as far as this device knows. */
export function PageBrand() {
  const { name, src } = useBrand(keptOrganization(useSession().organization.key))
  return (
    <Stack gap="2" alignItems="center">
      <BrandPlate name={name} src={src} size={56} />
      <Text textStyle="subtitle" overflowWrap="anywhere">
        {name}
      </Text>
    </Stack>
  )
}
