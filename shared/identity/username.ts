/** From the customer's name: no accents, underscores for spaces, lower case, a random suffix (spec §5). */
export function usernameFrom(name: string, suffix: string = randomSuffix()): string {
  const base = name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .trim()
    .replace(/\s+/g, '_')
    .replace(/[^\w-]/g, '')
    .toLowerCase()
  return `${base}_${suffix}`
}

const randomSuffix = () => crypto.randomUUID().slice(0, 8)
