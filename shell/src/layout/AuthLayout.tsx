import type { FocusEvent, ReactNode } from 'react'
import { loadAccount } from 'shared/identity'
import { siteConfig } from 'shared/session'
import { BrandPlate, chakra, Flex, Stack, Text } from 'shared/ui'
import { messages } from '../messages.ts'
import { useBrand } from './use-brand.ts'

/** The signed-out frame: the organisation's mark above, what the screen asks for, the platform's line below. */
export function AuthLayout({ children }: { children: ReactNode }) {
  const brand = useBrand()
  return (
    <Flex direction="column" minHeight="100dvh" background="brand.tint">
      <chakra.main onFocus={fetchAccount} flex="1" display="grid" gridTemplateColumns="minmax(0, {sizes.form})" justifyContent="center" alignContent="start" paddingInline={{ base: '4', sm: '6' }} paddingTop="10" paddingBottom="8">
        <Stack alignItems="center" gap="3" marginBottom="8" minHeight="32">
          {!brand.pending && (
            <>
              <BrandPlate name={brand.name} src={brand.src} size={88} />
              <Text textStyle="subtitle" textAlign="center" overflowWrap="anywhere">
                {brand.name}
              </Text>
            </>
          )}
        </Stack>
        {children}
      </chakra.main>
      <AuthFooter />
    </Flex>
  )
}

/** Whoever touches a field will send it: what that takes is on its way meanwhile. Where it fails, sending says so. */
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
        display="inline-block"
        paddingBlock="2"
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
