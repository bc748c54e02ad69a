import { parseArgs } from 'node:util'
import { keptDatabaseFile } from './database/open-database.ts'
import { readPlatformPort } from './addresses.ts'
import { startPlatform } from './platform.ts'
import { customers, type SeedCustomer } from './seed/customers.ts'

const { reset, firstPort } = readOptions()

const platform = await startPlatform({ firstPort, databaseFile: keptDatabaseFile }).catch((error: unknown) => {
  if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
  console.error(
    `${error.message}\nIs the platform running already? Stop it first, or choose another port with PLATFORM_PORT.`,
  )
  process.exit(1)
})
if (reset) await platform.reset()

const services = Object.entries(platform.addresses).map(([service, address]) => `  ${service.padEnd(13)} ${address}`)
const accounts = Object.values<SeedCustomer>(customers).map(
  ({ label, phone = '–', state, user: { password = '–' } }) =>
    `  ${phone.padEnd(11)}  ${password.padEnd(9)}  ${label}: ${state}`,
)
console.log(['Local platform', ...services, '', 'Customers (phone, password)', ...accounts].join('\n'))

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void platform.close())

function readOptions() {
  try {
    const { values } = parseArgs({ options: { reset: { type: 'boolean', default: false } } })
    return { ...values, firstPort: readPlatformPort() }
  } catch (failure) {
    console.error(failure instanceof Error ? failure.message : String(failure))
    process.exit(1)
  }
}
