import type { Scenario, ScenarioStep } from 'shared/isolation'
import { chooseView, forgetView, rememberedLogin } from 'shared/session'
import AuthScreen from './AuthScreen.tsx'
import { resendDelayMs, type Tab, type Verification } from './flow/flow.ts'
import { storedVerification } from './flow/remember-flow.ts'
import { restingAt } from './scenario-screens/resting-at.tsx'
import VerificationScreen from './VerificationScreen.tsx'

/** Starts in a new browser tab, on a device that remembers this phone, or none. */
function freshTab(phoneNumber?: string): void {
  forgetView()
  storedVerification.forget()
  rememberedLogin.forget()
  if (phoneNumber) rememberedLogin.remember({ phoneNumber })
}

/** Starts with a tab chosen, as after a reload. */
function atTab(tab: Tab): void {
  freshTab()
  chooseView(tab)
}

/** Starts in the middle of a verification, as after a reload. */
function verifying(verification: Verification): void {
  freshTab()
  storedVerification.write(verification)
  chooseView('verify')
}

/** The password of all customers whom the local platform seeds. */
const seedPassword = 'pontos123'

/** Signs in. Only a real sign-in leads to what follows, since none of it is stored. */
const signIn = (phone: string, password = seedPassword): readonly ScenarioStep[] => [
  { fill: 'Telefone', with: phone },
  { fill: 'Senha', with: password },
  { press: 'Acessar' },
]

const signUp = { purpose: 'sign-up', phoneNumber: '+5541944445555', username: 'elisa_prado_2z6r', sent: ['identity'] } as const
const reset = { purpose: 'reset', phoneNumber: '+5511912345678', hash: 'do-cenario', sent: ['sms'] } as const
const phone = { purpose: 'phone', phoneNumber: '+5531933334444', sent: ['identity'] } as const

/** Another code can be asked for at once, and none was yet. */
const atOnce = () => ({ resendAt: Date.now(), resent: false })

const tabs: readonly Scenario[] = [
  { slug: 'acessar', name: 'Acessar', path: '/padaria', screen: AuthScreen, prepare: () => freshTab() },
  { slug: 'acessar-sem-empresa', name: 'Acessar, sem empresa', path: '/', screen: AuthScreen, prepare: () => freshTab() },
  { slug: 'acessar-marca-clara', name: 'Acessar, marca quase branca', path: '/nuvem', screen: AuthScreen, prepare: () => freshTab() },
  { slug: 'acessar-marca-amarela', name: 'Acessar, marca amarela', path: '/mercado-sol', screen: AuthScreen, prepare: () => freshTab() },
  {
    slug: 'acessar-campo-vazio',
    name: 'Acessar, enviado sem telefone',
    path: '/padaria',
    screen: AuthScreen,
    prepare: () => freshTab(),
    steps: [{ press: 'Acessar' }],
  },
  {
    slug: 'acessar-senha-errada',
    name: 'Acessar, senha recusada',
    path: '/padaria',
    screen: AuthScreen,
    prepare: () => freshTab(),
    steps: signIn('11912345678', 'senha errada'),
  },
  {
    slug: 'inscrever-se',
    name: 'Inscrever-se, com o aviso dos termos',
    path: '/padaria',
    screen: AuthScreen,
    prepare: () => atTab('sign-up'),
  },
  { slug: 'inscrever-se-sem-empresa', name: 'Inscrever-se, sem empresa', path: '/', screen: AuthScreen, prepare: () => atTab('sign-up') },
  {
    slug: 'inscrever-se-campo-vazio',
    name: 'Inscrever-se, enviado sem nome',
    path: '/padaria',
    screen: AuthScreen,
    prepare: () => atTab('sign-up'),
    steps: [{ press: 'Inscrever-se' }],
  },
  { slug: 'redefinir', name: 'Redefinir a senha', path: '/padaria', screen: AuthScreen, prepare: () => atTab('reset') },
  { slug: 'redefinir-sem-empresa', name: 'Redefinir a senha, sem empresa', path: '/', screen: AuthScreen, prepare: () => atTab('reset') },
  {
    slug: 'redefinir-campo-vazio',
    name: 'Redefinir a senha, enviado sem telefone',
    path: '/padaria',
    screen: AuthScreen,
    prepare: () => atTab('reset'),
    steps: [{ press: 'Enviar código' }],
  },
]

const knownPhones: readonly Scenario[] = [
  {
    slug: 'telefone-em-consulta',
    name: 'Telefone conhecido, conta em consulta',
    path: '/padaria',
    screen: restingAt({ view: 'deciding', phoneNumber: '+5511912345678' }),
    prepare: () => freshTab(),
  },
  {
    slug: 'telefone-conhecido',
    name: 'Telefone conhecido, conta em ordem',
    path: '/padaria',
    screen: AuthScreen,
    prepare: () => freshTab('+5511912345678'),
  },
  {
    slug: 'telefone-desconhecido',
    name: 'Telefone conhecido, sem conta',
    path: '/padaria',
    screen: AuthScreen,
    prepare: () => freshTab('+5511900000000'),
  },
  {
    slug: 'conta-google',
    name: 'Telefone conhecido, conta Google',
    path: '/padaria',
    screen: AuthScreen,
    prepare: () => freshTab('+5551955556666'),
  },
  {
    slug: 'conta-apple',
    name: 'Telefone conhecido, conta Apple',
    path: '/padaria',
    screen: AuthScreen,
    prepare: () => freshTab('+5561966667777'),
  },
  {
    slug: 'redefinir-antes',
    name: 'Telefone conhecido, ainda não verificado',
    path: '/padaria',
    screen: AuthScreen,
    prepare: () => freshTab('+5531933334444'),
  },
]

const purposes = [
  { slug: 'confirmar-cadastro', name: 'Confirmar o cadastro', verification: signUp },
  { slug: 'nova-senha', name: 'Código e nova senha', verification: reset },
  { slug: 'confirmar-telefone', name: 'Confirmar o telefone, com sessão', verification: phone, customer: 'Davi Rocha' },
] as const

const waits = [
  { slug: 'com-espera', name: 'código recém-enviado', wait: () => ({ resendAt: Date.now() + resendDelayMs, resent: false }) },
  { slug: 'sem-espera', name: 'outro código já pode ser pedido', wait: atOnce },
  { slug: 'reenviado', name: 'código reenviado', wait: () => ({ resendAt: Date.now(), resent: true }) },
] as const

const verifications: readonly Scenario[] = [
  ...purposes.flatMap(({ slug, name, verification, ...session }) =>
    waits.map(({ slug: waitSlug, name: waitName, wait }) => ({
      slug: `${slug}-${waitSlug}`,
      name: `${name}, ${waitName}`,
      path: '/padaria',
      ...session,
      screen: AuthScreen,
      prepare: () => verifying({ ...verification, ...wait() }),
    })),
  ),
  {
    slug: 'nova-senha-campo-vazio',
    name: 'Código e nova senha, enviado sem código',
    path: '/padaria',
    screen: AuthScreen,
    prepare: () => verifying({ ...reset, ...atOnce() }),
    steps: [{ press: 'Confirmar' }],
  },
  {
    slug: 'telefone-nao-verificado',
    name: 'Com sessão, telefone não verificado',
    path: '/padaria',
    customer: 'Davi Rocha',
    screen: AuthScreen,
    prepare: () => freshTab(),
  },
  {
    slug: 'verification',
    name: 'Endereço da verificação, no meio de um cadastro',
    path: '/verification',
    screen: VerificationScreen,
    prepare: () => verifying({ ...signUp, ...atOnce() }),
  },
]

const challenges: readonly Scenario[] = [
  { slug: 'senha-provisoria', name: 'Desafio: senha provisória, nova senha', customerPhone: '11930000012' },
  { slug: 'codigo-por-sms', name: 'Desafio: código por SMS', customerPhone: '11930000013' },
  { slug: 'codigo-do-aplicativo', name: 'Desafio: código do aplicativo autenticador', customerPhone: '11930000014' },
  { slug: 'configurar-aplicativo', name: 'Desafio: configurar o aplicativo autenticador', customerPhone: '11930000015' },
  { slug: 'escolher-confirmacao', name: 'Desafio: escolher entre SMS e aplicativo', customerPhone: '11930000016' },
  { slug: 'redefinicao-exigida', name: 'Acesso com senha que precisa ser redefinida', customerPhone: '11930000011' },
].map(({ slug, name, customerPhone }) => ({ slug, name, path: '/padaria', screen: AuthScreen, prepare: () => freshTab(), steps: signIn(customerPhone) }))

const sessions: readonly Scenario[] = [
  {
    slug: 'completar-cadastro',
    name: 'Com sessão, falta o telefone',
    path: '/padaria',
    customer: 'Sônia Prates',
    screen: AuthScreen,
    prepare: () => freshTab(),
  },
  {
    slug: 'completar-cadastro-inteiro',
    name: 'Com sessão, faltam nome, telefone, nascimento e gênero',
    path: '/padaria',
    customer: 'Tales Brito',
    screen: AuthScreen,
    prepare: () => freshTab(),
  },
  {
    slug: 'completar-cadastro-campo-vazio',
    name: 'Com sessão, faltam dados e o nome foi enviado vazio',
    path: '/padaria',
    customer: 'Tales Brito',
    screen: AuthScreen,
    prepare: () => freshTab(),
    steps: [{ press: 'Salvar' }],
  },
  {
    slug: 'acesso-concluido',
    name: 'Com sessão e telefone verificado',
    path: '/padaria',
    customer: 'Ana Souza',
    screen: AuthScreen,
    prepare: () => freshTab(),
  },
]

/** Every state of the signed-out area (`flow/flow.ts`) and of its forms, on the local platform's data. */
export const scenarios: readonly Scenario[] = [...tabs, ...knownPhones, ...verifications, ...challenges, ...sessions]
