import { anaPhone, endSession, networkLost, offlineText, scenariosAt, sessionOverText } from 'shared/scenarios'
import { profile, signedOut } from './at-profile.ts'

const sessionEnds = endSession(anaPhone)
const save = [{ fill: 'Nome', with: 'Ana Lúcia Souza' }, { press: 'Salvar' }] as const

export const missingCode = scenariosAt(profile, {
  'dialogo-nao-carregado': {
    name: 'O código dos diálogos não carrega',
    missing: 'setting-dialogs',
    steps: [{ press: 'Alterar senha' }],
    shows: ['Não foi possível abrir. Verifique sua conexão e tente de novo.'],
  },
})

export const connection = scenariosAt(profile, {
  'sem-conexao': {
    name: 'A conexão cai: nada é salvo, o que foi digitado fica',
    steps: [{ see: '5 empresas' }, ...networkLost, ...save],
    shows: [offlineText, { field: 'Nome', holds: 'Ana Lúcia Souza' }, 'Descartar'],
  },
  'sessao-expira': {
    name: 'A sessão expira durante a visita',
    steps: [{ see: '5 empresas' }, ...sessionEnds.map((change) => ({ change })), ...save],
    shows: [sessionOverText, signedOut],
  },
})
