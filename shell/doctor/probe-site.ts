import { request } from 'node:https'
import { request as plainRequest } from 'node:http'
import { text } from 'node:stream/consumers'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { about, answerMs, type Finding } from './finding.ts'

/** As many connections as reach each server behind a balancer, most likely. */
const connections = 10

/** Whether a site that is served is one site, over https, and keeps no 404. */
export async function probeSite(site: URL): Promise<readonly Finding[]> {
  try {
    return [await probeHttps(site), await probeReleases(site), await probeMissing(site)]
  } catch (failure) {
    return [about('--site').unknown(`${site.host}: ${(failure as Error).message}`)]
  }
}

/** A request over a connection of its own. */
async function visit(site: URL, path: string) {
  const ask = site.protocol === 'https:' ? request : plainRequest
  const options = { agent: false, signal: AbortSignal.timeout(answerMs) } as const
  const [answer] = (await once(ask(new URL(path, site), options).end(), 'response')) as [IncomingMessage]
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
}

async function probeHttps(site: URL): Promise<Finding> {
  const finding = about('trustedProxies')
  if (site.protocol !== 'https:')
    return about('--site').wrong(`${site.href} is not https: browsers keep no session there`)
  const { headers } = await visit(site, '/')
  if (headers['strict-transport-security']) return finding.well('the site sends HSTS')
  return finding.wrong('no HSTS: name the proxy that ends TLS, which must send X-Forwarded-Proto')
}

async function probeReleases(site: URL): Promise<Finding> {
  const finding = about('RELEASE_STORE')
  const answers = await Promise.all(Array.from({ length: connections }, () => visit(site, '/healthz')))
  const releases = new Set(answers.map(({ body }) => /"release":"(\w+)"/.exec(body)?.[1]))
  const [release, ...others] = releases
  if (release === undefined) return finding.unknown(`/healthz: ${answers[0]?.status} ${answers[0]?.body.slice(0, 100)}`)
  if (others.length > 0) return finding.wrong(`the servers serve ${[...releases].join(' and ')}: see /readyz of each`)
  return finding.well(`${connections} connections got release ${release}`)
}

async function probeMissing(site: URL): Promise<Finding> {
  const { status, headers } = await visit(site, `/assets/doctor.${Date.now().toString(16).slice(-8)}.js`)
  const finding = about('--site')
  if (status !== 404) return finding.unknown(`a file that does not exist: ${status}`)
  if (headers['cache-control']?.includes('no-store') && !Number(headers.age)) return finding.well('no 404 is kept')
  return finding.wrong('a proxy keeps a 404: the server says no-store')
}
