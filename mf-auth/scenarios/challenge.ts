import { expire, scenariosAt, type ScenarioStep } from 'shared/scenarios'
import { calls, padaria, signIn, titles, wrongCode } from './at-auth.ts'

const lucas = signIn('11930000012')
const marina = signIn('11930000013')
const nelson = signIn('11930000014')
const olga = signIn('11930000015')
const paulo = signIn('11930000016')

const enterPassword = (password: string): readonly ScenarioStep[] => [
  { fill: 'Nova senha', with: password },
  { fill: 'Confirme a nova senha', with: password },
  { press: 'Confirmar' },
]
/** Enters a code, which is sent by itself. One in a million is right. */
const enterCode: ScenarioStep = { fill: 'Código de confirmação', with: '000000' }
const appHint = '6 números. Ao digitar o último, confirmamos. O aplicativo mostra outro a cada 30 segundos.'
const over = 'O tempo desta etapa terminou. Informe sua senha de novo para continuar.'

/** What the provider asks for after the password (spec §4). The title beside a message shows that the challenge goes on. */
export const challengeScenarios = scenariosAt(
  { ...padaria, calls: { answer: calls.answer } },
  {
    'senha-provisoria': {
      name: 'Senha provisória: nova senha',
      steps: lucas,
      shows: ['Confirme a nova senha', titles.newPassword],
    },
    'senha-provisoria-curta': {
      name: 'Senha provisória: curta',
      steps: [...lucas, ...enterPassword('curta')],
      shows: ['A senha deve ter no mínimo 6 caracteres.', titles.newPassword],
    },
    'senha-provisoria-expirada': {
      name: 'Senha provisória: tarde demais',
      steps: [
        ...lucas,
        { see: 'Voltar' },
        { change: expire('11930000012', 'challenges') },
        ...enterPassword('nova-senha'),
      ],
      shows: [over, titles.signIn],
    },
    'codigo-por-sms': { name: 'Código por SMS', steps: marina, shows: [/com final 0013/, titles.secondFactor] },
    'codigo-por-sms-campo-vazio': {
      name: 'Código por SMS: sem código',
      steps: [...marina, { press: 'Confirmar' }],
      shows: ['O campo código de confirmação é obrigatório.', titles.secondFactor],
    },
    'codigo-por-sms-errado': {
      name: 'Código por SMS: código errado',
      steps: [...marina, enterCode],
      shows: [wrongCode, titles.secondFactor],
    },
    'codigo-do-aplicativo': {
      name: 'Código do aplicativo autenticador',
      steps: nelson,
      shows: [/aplicativo autenticador mostra agora/, titles.secondFactor],
    },
    'configurar-aplicativo': {
      name: 'Configurar o aplicativo autenticador',
      steps: olga,
      shows: [titles.appSetup, 'Copiar chave', appHint],
    },
    'configurar-aplicativo-errado': {
      name: 'Configurar o aplicativo autenticador: código errado',
      calls: { appCode: calls.appCode },
      steps: [...olga, enterCode],
      shows: [wrongCode, titles.appSetup],
    },
    'escolher-confirmacao': {
      name: 'Escolher entre SMS e aplicativo',
      steps: paulo,
      shows: [titles.secondFactor, 'Receber por SMS', 'Usar o aplicativo autenticador'],
    },
  },
)
