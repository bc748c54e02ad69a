import type { RemoteName, ScreenDeclaration } from 'shared/federation'

export interface RemoteRequest {
  readonly name: RemoteName
  /** In PascalCase. */
  readonly screen: string
  readonly title: string
  /** Beneath the organisation's key. */
  readonly path: string
}

/** What the new screen declares. The icon is a plain one, a tag. */
export const declarationOf = ({ title, path }: RemoteRequest) =>
  ({
    path,
    shape: 'cards',
    navigation: { title, icon: 'M4.5 4.5h7l8 8-7 7-8-8zM8.5 8.5v.01', order: 1 },
  }) satisfies ScreenDeclaration

/** The files that are about the new remote and its one small screen, by their paths. The program that formats them comes later. */
export function ownSources(request: RemoteRequest): Record<string, string> {
  const { name, screen, title, path } = request
  const declaration = { module: `./src/${screen}Screen.tsx`, ...declarationOf(request) }
  return {
    'README.md': `# ${name}: ${title}

- \`${screen}\` (\`/{key}/${path}\`): says that there is nothing here yet.

\`rspack.config.ts\` declares the screen's path and its tab; the release carries them. \`src/messages.ts\` has every text.

## Work on it
\`pnpm dev ${name}\` opens the site with this remote from its sources, and \`pnpm qa ${name}\` each of its states alone (\`scenarios/\`). \`pnpm check ${name}\` says
whether it may be released. The [handbook](../docs/handbook.md) explains each step, from an edit to all customers and back.
`,

    // It may weigh more than its one screen, and less than a feature.
    'rspack.config.ts': `import { remoteConfig, type RemoteOptions } from 'shared/federation/build'

export const remote: RemoteOptions = {
  name: '${name}',
  directory: import.meta.dirname,
  screens: { ${screen}: ${JSON.stringify(declaration, undefined, 2)} },
  maxKb: 10,
}

export default remoteConfig(remote)
`,

    [`src/${screen}Screen.tsx`]: `import type { ReactNode } from 'react'
import { useMembership, useSession } from 'shared/session'
import { EmptyState, illustration, PageTitle, ScreenColumn, useDocumentTitle } from 'shared/ui'
import { messages } from './messages.ts'

/** \`/{key}/${path}\`: nothing yet. */
export default function ${screen}Screen(): ReactNode {
  const { organization } = useSession()
  const membership = useMembership()
  const company = organization.current?.name
  useDocumentTitle(messages.title, company)
  return (
    membership && (
      <ScreenColumn>
        <PageTitle>{messages.title}</PageTitle>
        <EmptyState illustration={<NothingYetIllustration />}>{messages.empty(company)}</EmptyState>
      </ScreenColumn>
    )
  )
}

const NothingYetIllustration = illustration(
  <>
    <ellipse className="tint" cx="72" cy="58" rx="64" ry="46" />
    <path className="paper" d="M40 30h40l32 32-36 36-36-36z" />
    <circle className="brand" cx="58" cy="48" r="8" />
  </>,
)
`,

    'src/messages.ts': `/** Every text of this remote. */
export const messages = {
  title: '${title}',
  /** @param company absent while it is not known */
  empty: (company = '') => (company ? \`Ainda não há nada por aqui. Logo mais, novidades de \${company}.\` : 'Ainda não há nada por aqui.'),
} as const
`,

    'scenarios/index.ts': `import { ana, scenariosAt } from 'shared/scenarios'

/** The states of this remote's screen, on the local platform's data. */
export const scenarios = scenariosAt(
  { ...ana, path: '/{org}/${path}' },
  { vazio: { name: 'Nada ainda', shows: ['${title}', /^Ainda não há nada por aqui/] } },
)
`,

    [`tests/${name.slice('mf-'.length)}.spec.ts`]: `import { customers, expect, test } from '../../e2e/kit/index.ts'

test('the screen has its address and its tab', async ({ page, customer }) => {
  await customer.openSignedIn(customers.ana.phone, '/padaria/${path}')
  await expect(page.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible()
  await expect(page.getByText('Logo mais, novidades de Padaria Estrela.')).toBeVisible()
  const tab = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: '${title}' })
  await expect(tab).toHaveAttribute('href', '/padaria/${path}')
  await expect(tab).toHaveAttribute('aria-current', 'page')
})
`,
  }
}
