import type { Release } from 'shared/federation'
import type { EndedLoad } from '../federation/report-load.ts'

/** The texts of the dialog, for those who build and test the site. They are fetched with it. */
export const compositionMessages = {
  title: 'Como esta página foi composta',
  release: 'Versão do site',
  reach: ({ arm, override }: Pick<Release, 'arm' | 'override'>) =>
    override ? 'só nesta aba' : arm === undefined ? 'para todos' : reaches[arm],
  version: 'Versão',
  published: 'Publicada',
  promoted: 'No ar',
  onlyHere: 'só nesta aba, em teste',
  integrity: 'Integridade',
  screens: 'Telas',
  noScreens: 'nenhuma aberta nesta página',
  /** Of an entry from a dev server. */
  noIntegrity: 'em desenvolvimento, sem integridade',
  unknown: 'não se sabe',
  attribution: (by: string, moment: string) => `${by}, ${moment}`,
  commit: (commit: string) => `, commit ${commit}`,
  load: ({ screen, outcome, ms }: Pick<EndedLoad, 'screen' | 'outcome' | 'ms'>) =>
    `${screen}: ${outcomes[outcome]} ${ms} ms`,
  shared: 'Módulos compartilhados',
  noShared: 'Nenhum: esta página ainda não abriu uma tela.',
  provider: (name: string) => `de ${name}`,
  users: (names: readonly string[]) => (names.length === 0 ? 'ainda sem uso' : `usado por ${names.join(', ')}`),
  failed: 'Não foi possível saber quem publicou cada parte.',
  tryAgain: 'Tentar de novo',
} as const

const reaches: Readonly<Record<NonNullable<Release['arm']>, string>> = {
  stable: 'para a maioria dos clientes',
  candidate: 'candidata, para parte dos clientes',
}

const outcomes: Readonly<Record<EndedLoad['outcome'], string>> = {
  loaded: 'em',
  recovered: 'só na nova tentativa, em',
  failed: 'falhou após',
}
