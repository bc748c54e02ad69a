import { scenariosAt } from 'shared/scenarios'
import { calls, profile, signedOut } from './at-profile.ts'

const openDeletion = { press: 'Excluir conta' } as const
const confirm = (word: string) =>
  [
    openDeletion,
    { press: 'Continuar' },
    { fill: 'Digite EXCLUIR para confirmar', with: word },
    { press: 'Excluir minha conta' },
  ] as const

export const deletion = scenariosAt(profile, {
  'excluir-conta': {
    name: 'Excluir conta, primeira pergunta',
    steps: [openDeletion],
    shows: ['Excluir conta?', 'seus pontos em todas as empresas', 'Se quiser guardar seus dados, baixe-os antes.'],
  },
  'excluir-conta-confirmar': {
    name: 'Excluir conta, segunda pergunta',
    steps: [openDeletion, { press: 'Continuar' }],
    shows: ['Esta é a última confirmação', 'Depois disso, não há como desfazer.', 'Excluir minha conta'],
  },
  'excluir-conta-palavra-errada': {
    name: 'Excluir conta, palavra errada',
    steps: confirm('sim'),
    shows: ['Digite a palavra EXCLUIR.'],
  },
  'conta-excluida': {
    calls: { deletion: calls.deletion },
    name: 'Conta excluída',
    steps: confirm('excluir'),
    shows: ['Sua conta foi excluída.', signedOut],
  },
})

const leaveHere = [{ see: 'Alterar senha' }, { press: 'Sair' }] as const
const openEverywhere = { press: 'Sair de todos os dispositivos' } as const

export const signOut = scenariosAt(profile, {
  saiu: { name: 'Saiu', calls: { signOut: calls.signOut }, steps: leaveHere, shows: [signedOut] },
  'sair-de-todos': {
    name: 'Sair de todos os dispositivos',
    steps: [openEverywhere],
    shows: ['Sair de todos os dispositivos?', 'Sair de todos'],
  },
  'saiu-de-todos': {
    name: 'Saiu de todos os dispositivos',
    calls: { signOutEverywhere: calls.signOutEverywhere },
    steps: [openEverywhere, { see: 'Seus pontos continuam guardados.' }, { press: 'Sair de todos' }],
    shows: [signedOut],
  },
})
