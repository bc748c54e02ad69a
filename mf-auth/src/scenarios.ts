import type { Scenario } from 'shared/isolation'
import { chooseView, forgetView, knownCustomer } from 'shared/session'
import AuthScreen from './AuthScreen.tsx'
import { signingIn } from './challenge/signing-in.tsx'
import type { Verification } from './flow/flow.ts'
import { resendDelayMs } from './flow/flow.ts'
import { storedVerification } from './flow/stored-verification.ts'
import VerificationScreen from './VerificationScreen.tsx'

/** Begins as a tab that nobody has used yet, on a device that knows this phone, or none. */
function freshTab(phoneNumber?: string): void {
  forgetView()
  storedVerification.forget()
  knownCustomer.forget()
  if (phoneNumber) knownCustomer.remember({ phoneNumber })
}

/** Begins in the middle of a verification, as after a reload. */
function verifying(verification: Omit<Verification, 'resent'>): void {
  freshTab()
  storedVerification.write({ ...verification, resent: false })
  chooseView('verify')
}

const elisa = { phoneNumber: '+5541944445555', username: 'elisa_prado_2z6r' }

/** The views of the signed-out area, on the local platform's data. */
export const scenarios: readonly Scenario[] = [
  { slug: 'acessar', name: 'Acessar', path: '/padaria', screen: AuthScreen, prepare: () => freshTab() },
  { slug: 'acessar-sem-empresa', name: 'Acessar, sem empresa', path: '/', screen: AuthScreen, prepare: () => freshTab() },
  { slug: 'acessar-marca-clara', name: 'Acessar, marca quase branca', path: '/nuvem', screen: AuthScreen, prepare: () => freshTab() },
  { slug: 'acessar-marca-amarela', name: 'Acessar, marca amarela', path: '/mercado-sol', screen: AuthScreen, prepare: () => freshTab() },
  {
    slug: 'inscrever-se',
    name: 'Inscrever-se, com o aviso dos termos',
    path: '/padaria',
    screen: AuthScreen,
    prepare: () => {
      freshTab()
      chooseView('sign-up')
    },
  },
  {
    slug: 'redefinir',
    name: 'Redefinir a senha',
    path: '/padaria',
    screen: AuthScreen,
    prepare: () => {
      freshTab()
      chooseView('reset')
    },
  },
  {
    slug: 'confirmar-cadastro',
    name: 'Confirmar o cadastro, código recém-enviado',
    path: '/padaria',
    screen: AuthScreen,
    prepare: () => verifying({ purpose: 'sign-up', ...elisa, resendAt: Date.now() + resendDelayMs }),
  },
  {
    slug: 'confirmar-sem-espera',
    name: 'Confirmar o cadastro, outro código já pode ser pedido',
    path: '/padaria',
    screen: AuthScreen,
    prepare: () => verifying({ purpose: 'sign-up', ...elisa, resendAt: Date.now() }),
  },
  {
    slug: 'nova-senha',
    name: 'Código e nova senha',
    path: '/padaria',
    screen: AuthScreen,
    prepare: () => verifying({ purpose: 'reset', phoneNumber: '+5511912345678', hash: 'do-cenario', resendAt: Date.now() }),
  },
  {
    slug: 'senha-provisoria',
    name: 'Desafio: senha provisória, nova senha',
    path: '/padaria',
    screen: signingIn('11930000012'),
    prepare: () => freshTab(),
  },
  { slug: 'codigo-por-sms', name: 'Desafio: código por SMS', path: '/padaria', screen: signingIn('11930000013'), prepare: () => freshTab() },
  {
    slug: 'codigo-do-aplicativo',
    name: 'Desafio: código do aplicativo autenticador',
    path: '/padaria',
    screen: signingIn('11930000014'),
    prepare: () => freshTab(),
  },
  {
    slug: 'configurar-aplicativo',
    name: 'Desafio: configurar o aplicativo autenticador',
    path: '/padaria',
    screen: signingIn('11930000015'),
    prepare: () => freshTab(),
  },
  {
    slug: 'escolher-confirmacao',
    name: 'Desafio: escolher entre SMS e aplicativo',
    path: '/padaria',
    screen: signingIn('11930000016'),
    prepare: () => freshTab(),
  },
  {
    slug: 'redefinicao-exigida',
    name: 'Acesso com senha que precisa ser redefinida',
    path: '/padaria',
    screen: signingIn('11930000011'),
    prepare: () => freshTab(),
  },
  { slug: 'telefone-nao-verificado', name: 'Com sessão, telefone não verificado', path: '/padaria', customer: 'Davi Rocha', screen: AuthScreen },
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
    slug: 'redefinir-antes',
    name: 'Telefone conhecido, ainda não verificado',
    path: '/padaria',
    screen: AuthScreen,
    prepare: () => freshTab('+5531933334444'),
  },
  {
    slug: 'verification',
    name: 'Endereço da verificação, no meio de um cadastro',
    path: '/verification',
    screen: VerificationScreen,
    prepare: () => verifying({ purpose: 'sign-up', ...elisa, resendAt: Date.now() }),
  },
]
