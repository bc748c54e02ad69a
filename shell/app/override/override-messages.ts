import type { OverrideRefusal } from '../../contract/override-answer.ts'

/** The texts for those who test a version. They are fetched only with an override. */
export const overrideMessages = {
  region: 'Versão em teste',
  shown: (remote: string, version: string, id: string, until: string) =>
    `${remote} ${version} (${id}), em teste até ${until}.`,
  leave: 'Sair do teste',
  refusedTitle: 'Este teste não pode ser aberto',
  unreachableTitle: 'Não foi possível abrir o teste',
  unreachable: 'O site não respondeu. Verifique a conexão e tente de novo.',
  tryAgain: 'Tentar de novo',
  openSite: 'Abrir o site sem o teste',
} as const

export const refusals: Readonly<Record<OverrideRefusal, string>> = {
  off: 'Este site não aceita links de teste.',
  'not-signed': 'O link está incompleto ou foi alterado.',
  'other-site': 'O link é de outro site.',
  expired: 'O prazo do link terminou. Peça um novo a quem o enviou.',
  'unknown-release': 'O site mudou enquanto esta página abria. Abra o link de novo.',
  'unknown-version': 'Este site não tem a versão que o link pede.',
  'does-not-fit': 'A versão que o link pede não combina com a versão atual do site.',
}
