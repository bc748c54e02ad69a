import type { RemoteName } from 'shared/federation'

type View = readonly [remote: RemoteName, scenario: string]

const viewsOf = (scenarios: Readonly<Record<RemoteName, readonly string[]>>): readonly View[] =>
  Object.entries(scenarios).flatMap(([remote, slugs]) => slugs.map((slug): View => [remote as RemoteName, slug]))

/** A scenario of each screen, each dialog and each kind of message: it is judged in every brand. */
export const inEveryBrand = viewsOf({
  'mf-auth': [
    'acessar',
    'acessar-sem-senha',
    'inscrever-se',
    'inscrever-se-sem-email',
    'redefinir',
    'nova-senha-com-espera',
    'nova-senha-codigo-incompleto',
  ],
  'mf-home': ['inicio'],
  'mf-scores': ['lancamentos', 'a-expirar'],
  'mf-rewards': ['lista', 'aberta', 'voucher-pronto', 'meus-vouchers', 'no-caixa'],
  'mf-profile': [
    'perfil',
    'campo-vazio',
    'salvo',
    'nome-longo',
    'senha-vazia',
    'meus-dados-prontos',
    'excluir-conta',
    'excluir-conta-palavra-errada',
  ],
})

/** Scenarios that are judged in one brand each. */
export const inOneBrand = viewsOf({
  'mf-auth': [
    'acessar-sem-empresa',
    'inscrever-se-sem-empresa',
    'redefinir-sem-empresa',
    'confirmar-cadastro-com-espera',
    'confirmar-cadastro-codigo-errado',
    'confirmar-telefone-com-espera',
    'senha-provisoria',
    'senha-provisoria-curta',
    'codigo-por-sms',
    'codigo-por-sms-campo-vazio',
    'codigo-do-aplicativo',
    'configurar-aplicativo',
    'configurar-aplicativo-errado',
    'escolher-confirmacao',
    'completar-cadastro-inteiro',
    'completar-cadastro-campo-vazio',
  ],
  'mf-home': ['empresas', 'sem-empresas', 'sem-pontos'],
  'mf-scores': ['vazio', 'nada-a-expirar'],
  'mf-rewards': ['vazia', 'nada-encontrado', 'meus-vouchers-nenhum'],
  'mf-profile': ['nenhuma-empresa', 'dispositivos', 'este-dispositivo', 'esquecer-dispositivo'],
})
