import { drop, failure, fault, hang, type Scenario } from 'shared/scenarios'
import { ana, calls, failed, noAnswer, signedOut } from './at-profile.ts'

const openDeletion = { press: 'Excluir conta' } as const
const confirm = (word: string) =>
  [
    openDeletion,
    { press: 'Continuar' },
    { fill: 'Digite EXCLUIR para confirmar', with: word },
    { press: 'Excluir minha conta' },
  ] as const

/** The account's end. */
export const deletion: readonly Scenario[] = [
  {
    ...ana,
    slug: 'excluir-conta',
    name: 'Excluir conta, primeira pergunta',
    steps: [openDeletion],
    shows: ['Excluir conta?', 'seus pontos em todas as empresas', 'Se quiser guardar seus dados, baixe-os antes.'],
  },
  {
    ...ana,
    slug: 'excluir-conta-confirmar',
    name: 'Excluir conta, segunda pergunta',
    steps: [openDeletion, { press: 'Continuar' }],
    shows: ['Esta é a última confirmação', 'Depois disso, não há como desfazer.', 'Excluir minha conta'],
  },
  {
    ...ana,
    slug: 'excluir-conta-palavra-errada',
    name: 'Excluir conta, palavra errada',
    steps: confirm('sim'),
    shows: ['Digite a palavra EXCLUIR.'],
  },
  {
    ...ana,
    slug: 'excluindo-conta',
    name: 'Excluir conta, em curso',
    changes: [fault(calls.deletion, hang)],
    steps: confirm('excluir'),
    shows: [{ busy: 'Excluir minha conta' }],
  },
  {
    ...ana,
    slug: 'conta-nao-excluida',
    name: 'Excluir conta, recusada',
    changes: [fault(calls.deletion, failure)],
    steps: confirm('excluir'),
    shows: [failed, 'Esta é a última confirmação'],
  },
  {
    ...ana,
    slug: 'exclusao-sem-resposta',
    name: 'Excluir conta, sem resposta',
    changes: [fault(calls.deletion, drop)],
    steps: confirm('excluir'),
    shows: [noAnswer, 'Esta é a última confirmação'],
  },
  {
    ...ana,
    slug: 'conta-excluida',
    name: 'Conta excluída',
    steps: confirm('excluir'),
    shows: ['Sua conta foi excluída.', signedOut],
  },
]

const leaveHere = [{ see: 'Alterar senha' }, { press: 'Sair' }] as const
const openEverywhere = { press: 'Sair de todos os dispositivos' } as const
const leaveEverywhere = [
  openEverywhere,
  { see: 'Seus pontos continuam guardados.' },
  { press: 'Sair de todos' },
] as const

/** Signing out. */
export const signOut: readonly Scenario[] = [
  {
    ...ana,
    slug: 'saindo',
    name: 'Saindo, por três segundos',
    changes: [fault(calls.signOut, hang)],
    steps: leaveHere,
    shows: ['Saindo…'],
  },
  { ...ana, slug: 'saiu', name: 'Saiu', steps: leaveHere, shows: [signedOut] },
  {
    ...ana,
    slug: 'sair-de-todos',
    name: 'Sair de todos os dispositivos',
    steps: [openEverywhere],
    shows: ['Sair de todos os dispositivos?', 'Sair de todos'],
  },
  {
    ...ana,
    slug: 'saindo-de-todos',
    name: 'Saindo de todos os dispositivos',
    changes: [fault(calls.signOutEverywhere, hang)],
    steps: leaveEverywhere,
    shows: [{ busy: 'Sair de todos' }],
  },
  {
    ...ana,
    slug: 'sair-de-todos-falha',
    name: 'Saiu deste dispositivo, talvez não dos outros',
    changes: [fault(calls.signOutEverywhere, failure)],
    steps: leaveEverywhere,
    shows: [
      'Você saiu deste dispositivo, mas os outros podem continuar conectados. Entre de novo e repita “Sair de todos os dispositivos”.',
      signedOut,
    ],
  },
]
