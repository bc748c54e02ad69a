import { expire, messageScenarios, scenariosAt, type Scenario, type ScenarioStep } from 'shared/scenarios'
import { calls, refused } from './platform-changes.ts'
import { advice, generic, invalid, titles, wrongCode } from './expected-texts.ts'
import { padaria, signIn } from './starting-points.ts'

const lucas = signIn('11930000012')
const marina = signIn('11930000013')
const nelson = signIn('11930000014')
const olga = signIn('11930000015')
const paulo = signIn('11930000016')

const enterPassword = (newPassword: string, confirmation = newPassword): readonly ScenarioStep[] => [
  { fill: 'Nova senha', with: newPassword },
  { fill: 'Confirme a nova senha', with: confirmation },
  { press: 'Confirmar' },
]
/** Enters a code, which is sent by itself. One in a million is right. */
const enterCode: ScenarioStep = { fill: 'Código de confirmação', with: '000000' }
const wait = (phone: string): readonly ScenarioStep[] => [{ see: 'Voltar' }, { change: expire(phone, 'challenges') }]
const over = 'O tempo desta etapa terminou. Informe sua senha de novo para continuar.'
const appHint = '6 números. O último já confirma. O aplicativo mostra outro a cada 30 segundos.'

/** What the provider asks for after the password (spec §4). */
export const challengeScenarios: readonly Scenario[] = [
  ...scenariosAt(padaria, {
    'senha-provisoria-fraca': {
      calls: { answer: calls.answer },
      name: 'Senha provisória: senha que o provedor recusa',
      changes: refused(calls.answer, 'InvalidPasswordException'),
      steps: [...lucas, ...enterPassword('nova-senha')],
      shows: [generic, titles.newPassword, advice.weakPassword],
    },
    // The toast and the field say the same. The title shows that the challenge goes on.
    'codigo-por-sms-errado': {
      calls: { answer: calls.answer },
      name: 'Código por SMS: código errado',
      steps: [...marina, enterCode],
      shows: [wrongCode, titles.secondFactor],
    },
    'codigo-do-aplicativo-usado': {
      name: 'Código do aplicativo: código já usado',
      changes: refused(calls.answer, 'ExpiredCodeException'),
      steps: [...nelson, enterCode],
      shows: [generic, titles.secondFactor, 'Este código já foi usado. Em instantes, o aplicativo mostra outro.'],
    },
    'configurar-aplicativo': {
      name: 'Configurar o aplicativo autenticador',
      steps: olga,
      shows: [titles.appSetup, 'Copiar chave', appHint],
    },
    'configurar-aplicativo-errado': {
      calls: { appCode: calls.appCode },
      name: 'Configurar o aplicativo autenticador: código errado',
      steps: [...olga, enterCode],
      shows: [wrongCode, titles.appSetup],
    },
    'escolher-confirmacao': {
      calls: { answer: calls.answer },
      name: 'Escolher entre SMS e aplicativo',
      steps: paulo,
      shows: [titles.secondFactor, 'Receber por SMS', 'Usar o aplicativo autenticador'],
    },
  }),
  ...messageScenarios(padaria, [titles.newPassword], {
    'senha-provisoria': ['Senha provisória: nova senha', lucas, 'Confirme a nova senha'],
    'senha-provisoria-curta': ['Senha provisória: curta', [...lucas, ...enterPassword('curta')], invalid.passwordShort],
    'senha-provisoria-diferente': [
      'Senha provisória: senhas que não coincidem',
      [...lucas, ...enterPassword('nova-senha', 'outra-senha')],
      invalid.passwordsDiffer,
    ],
  }),
  ...messageScenarios(padaria, [titles.secondFactor], {
    'codigo-por-sms': ['Código por SMS', marina, /com final 0013/],
    'codigo-por-sms-campo-vazio': [
      'Código por SMS: sem código',
      [...marina, { press: 'Confirmar' }],
      invalid.codeMissing,
    ],
    'codigo-do-aplicativo': ['Código do aplicativo autenticador', nelson, /aplicativo autenticador mostra agora/],
    'codigo-do-aplicativo-errado': ['Código do aplicativo: código errado', [...nelson, enterCode], wrongCode],
  }),
  ...messageScenarios(padaria, [titles.signIn], {
    'senha-provisoria-expirada': [
      'Senha provisória: tarde demais',
      [...lucas, ...wait('11930000012'), ...enterPassword('nova-senha')],
      over,
    ],
    'codigo-por-sms-expirado': ['Código por SMS: tarde demais', [...marina, ...wait('11930000013'), enterCode], over],
    'escolher-confirmacao-expirada': [
      'Escolher entre SMS e aplicativo: tarde demais',
      [...paulo, ...wait('11930000016'), { press: 'Receber por SMS' }],
      over,
    ],
  }),
]
