import type { RemoteName } from 'shared/federation'
import { data } from 'shared/scenarios'
import { expectStopsInSight, full, workerTest as test } from '../../kit/index.ts'
import { readAllStates } from '../../qa/known.ts'
import { displayFor, judge } from './judge.ts'

/* Is each view accessible, whatever its brand and its display? `alone.spec.ts` of each remote judges every scenario on a phone. */

const setColours = (primary: string) => `colors = '{"primary":"${primary}"}'`

/** What the organisations become. The last two differ in more than colours: a name of several lines, an initial instead of a broken logo. */
const brands = [
  { brand: 'orange', sets: 'colors = colors' },
  { brand: 'nearly white', sets: `colors = '{"primary":"#fdfcf7","secondary":"#e8f1f7"}'` },
  { brand: 'red', sets: setColours('#ff0000') },
  { brand: 'mid-grey', sets: setColours('#808080') },
  { brand: 'black', sets: setColours('#000000') },
  { brand: 'a long name', sets: "name = (SELECT name FROM organizations WHERE key = 'associacao-dos-comerciantes')" },
  { brand: 'no logo', sets: "(brand, colors) = (SELECT brand, colors FROM organizations WHERE key = 'mercado-sol')" },
] as const

type View = readonly [remote: RemoteName, scenario: string]

const views = (remote: RemoteName, ...slugs: readonly string[]) => slugs.map((slug): View => [remote, slug])

/** A scenario of each screen, each dialog and each kind of message: it is judged in every brand. */
const inEveryBrand = [
  ...views('mf-auth', 'acessar', 'acessar-sem-senha', 'inscrever-se', 'inscrever-se-sem-email'),
  ...views('mf-auth', 'redefinir', 'nova-senha-com-espera', 'nova-senha-codigo-incompleto'),
  ...views('mf-home', 'inicio', 'no-caixa', 'no-caixa-pedido', 'no-caixa-sem-voucher'),
  ...views('mf-scores', 'lancamentos', 'a-expirar'),
  ...views('mf-rewards', 'lista', 'aberta', 'voucher-pronto', 'meus-vouchers'),
  ...views('mf-profile', 'perfil', 'campo-vazio', 'salvo', 'nome-longo'),
  ...views('mf-profile', 'senha-vazia', 'meus-dados-prontos', 'excluir-conta', 'excluir-conta-palavra-errada'),
]

/** Scenarios that are judged in one brand each. */
const inOneBrand = [
  ...views('mf-auth', 'acessar-sem-empresa', 'inscrever-se-sem-empresa', 'redefinir-sem-empresa'),
  ...views('mf-auth', 'confirmar-cadastro-com-espera', 'confirmar-telefone-com-espera'),
  ...views('mf-auth', 'senha-provisoria', 'senha-provisoria-curta'),
  ...views('mf-auth', 'codigo-por-sms', 'codigo-por-sms-campo-vazio', 'codigo-do-aplicativo'),
  ...views('mf-auth', 'configurar-aplicativo', 'configurar-aplicativo-errado', 'escolher-confirmacao'),
  ...views('mf-auth', 'completar-cadastro-inteiro', 'completar-cadastro-campo-vazio'),
  ...views('mf-home', 'empresas', 'sem-empresas', 'sem-pontos'),
  ...views('mf-scores', 'vazio', 'nada-a-expirar'),
  ...views('mf-rewards', 'vazia', 'nada-encontrado', 'meus-vouchers-nenhum'),
  ...views('mf-profile', 'nenhuma-empresa', 'dispositivos', 'este-dispositivo', 'esquecer-dispositivo'),
]

const allStates = await readAllStates()

function judgeTest([remote, slug]: View, view: number, place: number, tag: readonly string[]): void {
  const brand = brands[place]
  const scenario = allStates.get(remote)?.scenarios.find((one) => one.slug === slug)
  if (!scenario || !brand) throw new Error(`no scenario ${slug}`)
  const changes = [data(`UPDATE organizations SET ${brand.sets}`), ...(scenario.changes ?? [])]
  test(`${remote}, ${slug} is accessible: ${brand.brand}`, { tag: [...tag] }, async ({ scenes }) => {
    await scenes.show({ ...scenario, changes }, { file: slug, width: 412 })
    await judge(scenes.page, `${slug}, ${brand.brand}`, [displayFor(view, place)])
    if (tag.length === 0) await expectStopsInSight(scenes.page, slug)
  })
}

/** All that they show, another view shows too, with an error or a typed text. */
const shownInAnother = new Set(['acessar', 'inscrever-se', 'perfil', 'nome-longo', 'excluir-conta'])

// The hardest brand in each run, all others in the full suite.
for (const [view, name] of inEveryBrand.entries())
  for (const [place, { brand }] of brands.entries())
    judgeTest(name, view, place, brand === 'nearly white' && !shownInAnother.has(name[1]) ? [] : [full])
for (const [view, name] of inOneBrand.entries()) judgeTest(name, view, view % brands.length, [full])
