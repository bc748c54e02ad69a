import type { FocusEvent, ReactNode } from 'react'
import { loadAccount } from 'shared/identity'
import { siteConfig } from 'shared/session'
import { BrandPlate, chakra, Flex, Stack, Text } from 'shared/ui'
import { messages } from '../messages.ts'
import { useBrand } from './use-brand.ts'

/**
 * The signed-out frame: the organisation's logo, the screen, and the platform's line below. On wide screens the logo has a side
 * panel in the organisation's colour.
 */
export function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <Flex direction="column" minHeight="100dvh" paddingInlineStart={{ lg: brandSide }} background="brand.ground">
      <chakra.main
        tabIndex={-1}
        onFocus={fetchAccount}
        flex="1"
        display="grid"
        gridTemplateColumns="minmax(0, {sizes.form})"
        justifyContent="center"
        alignContent="start"
        paddingInline={{ base: '4', sm: '6' }}
        paddingTop={{ base: '10', lg: '20' }}
        paddingBottom="8"
      >
        <Brand />
        {children}
      </chakra.main>
      <AuthFooter />
    </Flex>
  )
}

const brandSide = '40%'

function Brand() {
  const { name, src, href, pending } = useBrand()
  return (
    <Stack
      alignItems="center"
      justifyContent={{ lg: 'safe center' }}
      minHeight="32"
      marginBottom={{ base: '8', lg: '0' }}
      position={{ lg: 'fixed' }}
      insetBlock={{ lg: '0' }}
      insetInlineStart={{ lg: '0' }}
      width={{ lg: brandSide }}
      overflowY={{ lg: 'auto' }}
      padding={{ lg: '8' }}
      borderInlineEndWidth={{ lg: '1px' }}
      borderColor="line"
      background={{ lg: pending ? 'paper' : 'brand' }}
      color={{ lg: 'brand.on' }}
    >
      {!pending && (
        <Mark href={href}>
          <BrandPlate name={name} src={src} size={88} />
          <Text textStyle={{ base: 'subtitle', lg: 'heading' }} textAlign="center" overflowWrap="anywhere">
            {name}
          </Text>
        </Mark>
      )}
    </Stack>
  )
}

/** A link only if it has an `href`; an organisation's logo has none. */
const Mark = chakra('a', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: { base: '3', lg: '6' },
    borderRadius: 'md',
    color: 'inherit',
    textDecoration: 'none',
  },
})

/** Fetches the code that sends a form as soon as a field has the focus. A failure is ignored: sending the form reports it. */
function fetchAccount({ target }: FocusEvent): void {
  if (target instanceof HTMLInputElement) void loadAccount().catch(() => undefined)
}

function AuthFooter() {
  const { product } = siteConfig()
  return (
    <chakra.footer paddingInline="4" paddingBlock="6" textAlign="center" color="ink.soft">
      <chakra.a
        href={product.socialUrl}
        rel="noreferrer"
        target="_blank"
        display="inline-flex"
        alignItems="center"
        minHeight="control"
        textStyle="brandLine"
        color="ink"
        textDecoration="underline"
        textUnderlineOffset="4px"
      >
        {messages.platform}
      </chakra.a>
      <Text textStyle="caption" marginInline="auto">
        {product.copyright}
      </Text>
    </chakra.footer>
  )
}
