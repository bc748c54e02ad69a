import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { isOrganizationKey, readSiteConfig } from '../contract/index.ts'
import { keepFocus } from '../focus/index.ts'
import { queryClient, QueryClientProvider } from '../query/index.ts'
import { BrowserRouter } from '../router/index.ts'
import { openOrganization, startSession } from '../session/host.ts'
import { loadOrganizations, session } from '../session/index.ts'
import { ToastRegion } from '../toast/index.ts'
import { applyBrandTheme, brandTheme, UiProvider } from '../ui/index.ts'
import { ScenarioList } from './ScenarioList.tsx'
import { act } from './act.ts'
import { faultCalls } from './fault-calls.ts'
import type { Scenario } from './scenario.ts'
import { signInAs, type SeedCustomer } from './sign-in-as.ts'
import '../ui/global.css'
import '../ui/fonts.css'
import '../toast/toast.css'

export interface IsolationOptions {
  readonly remote: string
  readonly scenarios: readonly Scenario[]
}

/**
 * Shows a remote alone, with data from the local platform. At `/` it lists the scenarios; at a scenario's address it shows the
 * screen, with the scenario's customer signed in. The shell's frame is left out on purpose; everything else is as in the development
 * shell, also the strict mode.
 */
export async function isolate({ remote, scenarios }: IsolationOptions): Promise<void> {
  document.documentElement.lang = 'pt-BR'
  const slug = new URLSearchParams(location.search).get('scenario')
  const scenario = scenarios.find((candidate) => candidate.slug === slug)
  if (scenario) await prepare(scenario)
  keepFocus()
  const root = document.body.appendChild(document.createElement('main'))
  const Screen = scenario?.screen
  createRoot(root).render(
    <UiProvider>
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <BrowserRouter>{Screen ? <Screen /> : <ScenarioList remote={remote} scenarios={scenarios} />}</BrowserRouter>
        </QueryClientProvider>
      </StrictMode>
      {/* Not strict: react-toastify forgets its waiting messages when its container's effect runs twice. */}
      <ToastRegion />
    </UiProvider>,
  )
  // Not in an effect: the strict mode runs effects twice.
  if (scenario?.steps) await act(scenario.steps)
}

async function prepare(scenario: Scenario): Promise<void> {
  const config = await fetchJson<unknown>('/platform/config.json')
  const read = readSiteConfig(config)
  if (!read.ok) throw new Error(read.problem)
  await startSession(read.config)
  await signInAs(scenario.customer === undefined ? undefined : await seedCustomer(scenario.customer))
  await openOrganization(organizationKeyIn(scenario.path))
  applyBrandTheme(brandTheme(session.organization.current?.colors))
  if (scenario.fault) faultCalls(scenario.fault)
  // Not awaited, as in the site: in some scenarios the list never arrives.
  if (session.user) void loadOrganizations(session.user.sub)
  scenario.prepare?.()
}

async function seedCustomer(name: string): Promise<SeedCustomer> {
  const customers = await fetchJson<SeedCustomer[]>('/platform/customers')
  const customer = customers.find(({ label }) => label === name)
  if (!customer) throw new Error(`The platform does not know ${name}: is its database older than these scenarios (pnpm platform --reset)?`)
  return customer
}

async function fetchJson<Document>(path: string): Promise<Document> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} answers ${response.status}: is the local platform running (pnpm platform)?`)
  return (await response.json()) as Document
}

function organizationKeyIn(path: string): string | undefined {
  const first = path.split(/[/?]/)[1] ?? ''
  return isOrganizationKey(first) ? first : undefined
}
