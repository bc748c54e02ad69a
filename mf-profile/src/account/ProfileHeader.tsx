import { formatPhone } from 'shared/format'
import type { Session } from 'shared/session'
import { Avatar, HStack, Text } from 'shared/ui'

/** Who this is: picture or initial, and name. */
export function ProfileHeader({ customer }: { readonly customer: NonNullable<Session['user']> }) {
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
        {name && <Text color="ink.soft">{phone}</Text>}
      </div>
    </HStack>
  )
}
