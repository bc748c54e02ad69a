import { plural } from 'shared/points'

/** The texts of the list of companies. */
export const companyMessages = {
  title: 'Empresas',
  loading: 'Carregando suas empresas',
  failed: 'Não foi possível buscar suas empresas',
  failedExplanation: 'Seus pontos estão seguros. Verifique a conexão e tente de novo.',
  none: 'Nenhuma empresa disponível',
  noneYet: 'Quando uma empresa cadastrar o seu telefone, ela aparece aqui.',
  search: 'Buscar empresa',
  found: (count: number) => `${count} ${plural(count, 'empresa encontrada', 'empresas encontradas')}`,
  notFound: 'Nenhuma empresa com este nome.',
  anotherAccount: 'Acessar outra Conta',
} as const
