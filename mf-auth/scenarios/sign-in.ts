import { failure, fault, scenariosAt } from 'shared/scenarios'
import { calls, countdown, generic, padaria, providers, signIn, terms, titles } from './at-auth.ts'

const tabs = ['Acessar', 'Inscrever-se', 'Redefinir'].map((name) => ({ role: 'tab', name }) as const)
const emptyPhone = { field: 'Telefone', holds: '' }

/** What follows the password instead of the session has scenarios of its own (`challenge.ts`). */
export const signInScenarios = scenariosAt(padaria, {
  acessar: {
    isPortrait: true,
    name: 'Acessar',
    calls: { organization: calls.organization },
    shows: [titles.signIn, terms, ...tabs, emptyPhone, { field: 'Senha', holds: '' }, ...providers],
    inEachOrganization: [titles.signIn, terms, emptyPhone],
  },
  'acessar-sem-empresa': {
    path: '/',
    org: undefined,
    name: 'Acessar, sem empresa',
    shows: [titles.signIn, { role: 'link', name: 'Meus Pontos' }, { absent: terms }],
  },
  'acessar-sem-senha': {
    name: 'Acessar, enviado sem senha',
    steps: signIn('11912345678', ''),
    shows: ['O campo senha é obrigatório.', titles.signIn],
  },
  'acessar-senha-errada': {
    name: 'Acessar, senha recusada',
    calls: { signIn: calls.signIn },
    steps: signIn('11912345678', 'senha errada'),
    shows: ['Número de telefone ou Senha incorreto', titles.signIn],
  },
  'acessar-sessao-nao-aberta': {
    name: 'Acessar, senha aceita e sessão que não abre',
    changes: [fault(calls.session, failure)],
    steps: signIn('11912345678'),
    shows: [generic, 'Algo deu errado do nosso lado', 'Sair'],
  },
  'acessar-nao-confirmada': {
    name: 'Acessar, cadastro por confirmar',
    calls: { sms: calls.sms },
    steps: signIn('41944445555'),
    shows: [titles.confirmPhone, '(41) 94444-5555', countdown],
  },
})
