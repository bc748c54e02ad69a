import type { NavigationPlace, ScreenDeclaration } from 'shared/federation'
import type { RemoteRequest } from './command-line.ts'

/** What the new screen declares. The icon is a plain one, a tag. */
export const declarationOf = ({
  title,
  path,
}: RemoteRequest): ScreenDeclaration & { readonly path: string; readonly navigation: NavigationPlace } => ({
  path,
  shape: 'cards',
  navigation: { title, icon: 'M4.5 4.5h7l8 8-7 7-8-8zM8.5 8.5v.01', order: 1 },
})

/** One small screen, its texts, its scenario and a rule, by their paths. The model's own are about the statement. */
export const screenSources = (wish: RemoteRequest): Readonly<Record<string, string>> => ({
  [`src/${wish.screen}Screen.tsx`]: screenText(wish),
  'src/messages.ts': messagesText(wish),
  'scenarios/index.ts': scenariosText(wish),
  'src/short-name.ts': ruleText,
})

const screenText = ({
  screen,
  path,
}: RemoteRequest): string => `import { useMembership, useSession } from 'shared/session'
import { EmptyState, illustration, PageTitle, ScreenColumn, useDocumentTitle } from 'shared/ui'
import { messages } from './messages.ts'
import { shortName } from './short-name.ts'

/** \`/{key}/${path}\`: nothing yet. */
export default function ${screen}Screen() {
  const { organization } = useSession()
  const membership = useMembership()
  useDocumentTitle(messages.title, organization.current?.name)
  return (
    membership && (
      <ScreenColumn>
        <PageTitle>{messages.title}</PageTitle>
        <EmptyState illustration={<NothingYetIllustration />}>{messages.empty(shortName(organization.current?.name ?? ''))}</EmptyState>
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
`

const messagesText = ({ title }: RemoteRequest): string => `/** Every text of this remote. */
export const messages = {
  title: '${title}',
  /** @param company its short name; empty while it is not known */
  empty: (company: string) => (company ? \`Ainda não há nada por aqui. Logo mais, novidades de \${company}.\` : 'Ainda não há nada por aqui.'),
} as const
`

const scenariosText = ({ title, path }: RemoteRequest): string => `import type { Scenario } from 'shared/scenarios'

const states: readonly Scenario[] = [
  { slug: 'vazio', name: 'Nada ainda', path: '/{org}/${path}', org: 'padaria', customer: 'Ana Souza', shows: ['${title}', /^Ainda não há nada por aqui/] },
]

/** The states of this remote's screen, on the local platform's data, by groups. */
export const scenarios: Readonly<Record<string, readonly Scenario[]>> = { States: states }
`

const ruleText = `const longest = 30

/** A company's name within a sentence: a long one ends after a word, with an ellipsis. */
export function shortName(name: string): string {
  const words = name.trim()
  if (words.length <= longest) return words
  return \`\${words.slice(0, longest).replace(/\\s+\\S*$/, '')}…\`
}
`
