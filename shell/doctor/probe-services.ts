import { endpoints, fillPath, type Endpoint, type Service, type SiteConfig } from 'shared/contract'
import { about, ask, isFinding, type Finding } from './finding.ts'

const fields: Readonly<Record<Service, string>> = {
  api: 'api.baseUrl',
  swap: 'swap.baseUrl',
  authHelper: 'authHelper.url',
  terms: 'terms.baseUrl',
}

const addressOf = ({ api, swap, authHelper, terms }: SiteConfig, service: Service): string =>
  ({ api: api.baseUrl, swap: swap.baseUrl, authHelper: authHelper.url, terms: terms.baseUrl })[service]

/** Whether each service lets a browser on the site make its calls: asked as a browser asks before them (a preflight), so nothing is called. */
export const probeServices = (config: SiteConfig, origin: string): Promise<readonly Finding[]> =>
  Promise.all(
    (Object.keys(fields) as Service[]).map(async (service) => {
      const calls = Object.values<Endpoint>(endpoints).filter((endpoint) => endpoint.service === service)
      const findings = await Promise.all(calls.map((endpoint) => preflight(config, origin, endpoint)))
      return (
        findings.find(({ verdict }) => verdict === 'wrong') ??
        findings.find(({ verdict }) => verdict !== 'well') ??
        about(fields[service]).well(`${findings.length} calls are allowed from ${origin}`)
      )
    }),
  )

/** The headers that a call has and a browser asks about. */
const headersOf = ({ token, organizationToken, body }: Endpoint): readonly string[] => [
  ...(token === 'none' || token === 'id-in-query' ? [] : [token === 'id-in-header' ? 'x-user-token' : 'authorization']),
  ...(organizationToken ? ['x-app-token'] : []),
  ...(body ? ['content-type'] : []),
]

async function preflight(config: SiteConfig, origin: string, endpoint: Endpoint): Promise<Finding> {
  const field = fields[endpoint.service]
  const path = fillPath(endpoint.path(config) as '{key}{phone}{signature}{code}', {
    key: 'doctor',
    phone: '0',
    signature: '0',
    code: '0',
  })
  const headers = headersOf(endpoint)
  const answer = await ask(field, `${addressOf(config, endpoint.service)}${path}`, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': endpoint.method,
      ...(headers.length > 0 && { 'Access-Control-Request-Headers': headers.join() }),
    },
  })
  if (isFinding(answer)) return answer
  if (answer.status >= 500) return about(field).unknown(`${endpoint.method} ${path}: ${answer.status}`)
  const allowed = (name: string) => answer.headers.get(`Access-Control-Allow-${name}`)?.toLowerCase() ?? ''
  if (!['*', origin].includes(allowed('Origin')))
    return about(field).wrong(`the service refuses pages of ${origin}: let it allow this origin`)
  const lists = (text: string, wanted: string) => text.split(/\s*,\s*/).includes(wanted)
  // A simple method needs no permission, a bearer always does.
  const lacking = [
    ...(endpoint.method === 'PUT' && !/\*|\bput\b/.test(allowed('Methods')) ? ['the method PUT'] : []),
    ...headers
      .filter((name) => !lists(allowed('Headers'), name) && !(allowed('Headers') === '*' && name !== 'authorization'))
      .map((name) => `the header ${name}`),
  ]
  if (lacking.length > 0) return about(field).wrong(`${path}: let the service allow ${lacking.join(' and ')}`)
  return about(field).well('')
}
