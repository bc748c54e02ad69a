import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { remoteNames } from 'shared/federation'
import { expect, test } from 'vitest'
import { makeCheckout, runPnpm } from './checkout.ts'

/* A feature team needs its own folder and what is shared, and no other team's. */
test.each(remoteNames)('%s installs and builds where the other four remotes are missing', { timeout: 180_000 }, (name) => {
  const checkout = makeCheckout(remoteNames.filter((other) => other !== name))
  try {
    runPnpm(checkout, 'install', '--frozen-lockfile', '--prefer-offline', '--filter', `${name}...`)
    runPnpm(checkout, '--filter', name, 'build')
    expect(existsSync(join(checkout, name, 'dist/mf-manifest.json'))).toBe(true)
  } finally {
    rmSync(checkout, { recursive: true })
  }
})
