import { parseArgs } from 'node:util'
import { readConfiguredSite } from '../server/configuration.ts'
import { messageOf } from '../store/problems.ts'
import { refuse } from '../store/refuse.ts'
import { probeHostedUi, probeUserPool } from './probe-identity.ts'
import { probeServices } from './probe-services.ts'
import { probeSite } from './probe-site.ts'

/*
 * `node doctor.mjs prod.json [--site https://…]`: whether the services that a configuration names let the site work, one line a probe, with
 * the field and what to do. It signs nobody in, sends no message and prints no token. Exit code 0: all is well; 1: something is wrong; 2: it
 * could not tell.
 */
const usage = 'usage: doctor <configuration> [--site https://…]'

function readWords() {
  try {
    const { values, positionals } = parseArgs({ options: { site: { type: 'string' } }, allowPositionals: true })
    const [file, ...others] = positionals
    if (file && others.length === 0 && URL.canParse(values.site ?? 'https://x')) return { file, site: values.site }
  } catch {
    // An option that it does not take.
  }
  return refuse(usage)
}

const { file, site } = readWords()
const config = await readConfiguredSite(file, (_, message) => console.log(`warning          ${message}`)).catch(
  (failure: unknown) => refuse(messageOf(failure)),
)
const origin = new URL(site ?? config.identity.oauth.redirectSignIn[0] ?? config.mainSiteUrl).origin
const findings = (
  await Promise.all([
    probeUserPool(config),
    probeHostedUi(config),
    probeServices(config, origin),
    site === undefined ? [] : probeSite(new URL(site)),
  ])
).flat()
for (const { verdict, field, text } of findings) console.log(`${verdict.padEnd(16)} ${field.padEnd(30)} ${text}`)
const verdicts = new Set(findings.map(({ verdict }) => verdict))
process.exitCode = verdicts.has('wrong') ? 1 : verdicts.has('could not tell') ? 2 : 0
