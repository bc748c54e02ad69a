/** Where the web app manifest of an organisation's pages stands; without a key, of the others. */
export const manifestAddress = (key: string | undefined): string => (key === undefined ? '/manifest.webmanifest' : `/manifest.webmanifest?key=${key}`)
