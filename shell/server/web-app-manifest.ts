import { isOrganizationKey, type SiteConfig } from 'shared/contract'
import { paths } from 'shared/router/paths'

const ground = '#f6f7f8'

/** Installed from an organisation's page, the site opens there (https://www.w3.org/TR/appmanifest/). An invalid key is ignored. */
export function webAppManifest({ product }: SiteConfig, key: string | undefined) {
  const organizationKey = key !== undefined && isOrganizationKey(key) ? key : undefined
  const home = paths.home(organizationKey)
  return {
    // The id keeps the installed app at its organisation, even if the customer visits another one.
    id: home,
    name: product.name,
    short_name: product.name,
    lang: 'pt-BR',
    dir: 'ltr',
    start_url: home,
    scope: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    icons: [
      { src: '/assets/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/assets/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/assets/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/assets/logo.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: organizationKey ? [{ name: 'Meus vouchers', url: paths.vouchers(organizationKey) }] : [],
  }
}
