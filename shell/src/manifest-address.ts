/** The address of the web app manifest for an organisation's pages; without a key, for all other pages. */
export const manifestAddress = (key: string | undefined): string => (key === undefined ? '/manifest.webmanifest' : `/manifest.webmanifest?key=${key}`)
