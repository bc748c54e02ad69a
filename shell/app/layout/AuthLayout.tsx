import type { FocusEvent, ReactNode } from 'react'
import { loadAccount } from 'shared/identity'
import { smallPhone } from 'shared/screen-size'
import { siteConfig } from 'shared/session'
import { BrandPlate, Card, chakra, Flex, Stack, Status, Text } from 'shared/ui'
import { messages } from '../messages.ts'
import { useBrand } from './use-brand.ts'

/**
 * The signed-out frame: the organisation's logo, the screen, and the platform's line below. On wide screens, and on a phone in
 * landscape, the logo has a side panel in the organisation's colour.
 */
export function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <Flex
      direction="column"
      minHeight="100dvh"
      background="brand.ground"
      css={{ [beside]: { paddingInlineStart: brandSide, 'body:has(&) > .toasts': { insetInlineStart: brandSide } } }}
    >
      <chakra.main
        tabIndex={-1}
        onFocus={fetchAccount}
        flex="1"
        display="grid"
        gridTemplateColumns="minmax(0, {sizes.form})"
        justifyContent="center"
        alignContent="start"
        paddingInline={{ base: '4', sm: '6' }}
        // From 960 px a message has room above the card.
        paddingTop={{ base: '6', lg: '20' }}
        css={{
          [low]: { paddingTop: '2', 'body:has(&) > .toasts': { top: '2' } },
          // A form of several groups of fields has them side by side.
          '@media (min-width: 80rem)': { '&:has([role=group])': { gridTemplateColumns: 'minmax(0, 44rem)' } },
        }}
        paddingBottom="8"
      >
        <Brand />
        {children}
      </chakra.main>
      <AuthFooter />
    </Flex>
  )
}

/** The card of the view that comes, as high as a sign-in. */
export function AuthSkeleton() {
  return (
    <>
      <Status>{messages.loading}</Status>
      <Card minHeight="41.5rem" aria-hidden="true" />
    </>
  )
}

/** Too low for the logo above both fields. */
const low = '@media (max-height: 30rem)'
/** Where the logo is beside the screen. */
const beside = '@media (min-width: 960px), (orientation: landscape) and (min-width: 30rem) and (max-height: 30rem)'
/** The screen keeps its width, as long as the logo keeps its own. */
const brandSide = 'clamp(9rem, 100% - 29rem, 40%)'

/** How many letters a name may have to fit in any panel, at any size of text. */
const mostLetters = 24

function Brand() {
  const { name, src, href, pending } = useBrand()
  return (
    <Stack
      // The keyboard scrolls what may not fit beside the screen.
      tabIndex={name.length > mostLetters ? 0 : undefined}
      alignItems="center"
      textAlign="center"
      minHeight="9.75rem"
      marginBottom="6"
      borderColor="line"
      css={{
        // The form's button is in sight.
        [smallPhone]: { minHeight: '5.75rem', '& > p': { display: 'none' }, '& a > :first-child': { boxSize: '14' } },
        [beside]: {
          position: 'fixed',
          insetBlock: '0',
          insetInlineStart: '0',
          justifyContent: 'safe center',
          width: brandSide,
          margin: '0',
          padding: { base: '4', lg: '8' },
          overflowY: 'auto',
          borderInlineEndWidth: '1px',
          background: pending ? 'paper' : 'brand',
          color: 'brand.on',
        },
      }}
    >
      {!pending && (
        <>
          <Mark href={href}>
            <BrandPlate name={name} src={src} size={88} />
            <Text textStyle={{ base: 'subtitle', lg: 'heading' }} overflowWrap="anywhere">
              {name}
            </Text>
          </Mark>
          <Text textStyle="small" css={{ [low]: { display: 'none' } }}>
            {messages.promise}
          </Text>
        </>
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
