import type { FailingStates } from 'shared/scenarios'

const notSaved =
  'Não foi possível atualizar os dados. Verifique os dados que você preencheu ou atualize a página e tente novamente'
/** What failed for a reason that nobody catalogued. */
const failed = 'Não foi possível finalizar sua solicitação, atualize a página e tente novamente'
const noAnswer = 'Não tivemos resposta. Verifique sua conexão e tente de novo.'
const loadingDevices = 'Carregando seus aparelhos'
const maybeChanged = /^Não tivemos resposta\..* a nova já está valendo/
const outHereOnly = /^Você saiu deste aparelho, mas os outros podem continuar conectados\./
const companiesUnknown = 'Carregar suas empresas'

/** The profile and its dialogs without a call that they need. */
export const failing: FailingStates = {
  'empresas-carregando': { of: 'perfil', fault: 'hang', shows: ['Empresas', { absent: '5 empresas' }] },
  'empresas-falharam': { of: 'perfil', fault: '500', shows: companiesUnknown },
  'empresas-de-novo': { of: 'perfil', fault: '500', press: companiesUnknown, shows: { busy: companiesUnknown } },
  'conexao-perdida': { of: 'perfil', fault: 'drop', shows: companiesUnknown },
  'resposta-malformada': { of: 'perfil', fault: 'malformed', shows: companiesUnknown },
  'resposta-vazia': { of: 'perfil', fault: 'empty', shows: companiesUnknown },
  // The profile needs no organisation.
  'empresa-falhou': {
    of: 'perfil',
    call: 'organization',
    fault: '500',
    shows: ['5 empresas', { absent: 'Padaria Estrela' }],
  },
  'sem-conexao-ao-abrir': { of: 'perfil', call: 'network', fault: 'drop', shows: 'Sem conexão' },
  salvando: { of: 'salvo', fault: 'hang', shows: { busy: 'Salvar' } },
  'nao-salvo': { of: 'salvo', fault: '500', shows: notSaved, lines: ['8.33'] },
  'senha-em-curso': { of: 'senha-alterada', fault: 'hang', shows: { busy: 'Salvar nova senha' } },
  'senha-nao-alterada': { of: 'senha-alterada', fault: '500', shows: failed },
  'senha-sem-resposta': { of: 'senha-alterada', fault: 'drop', shows: maybeChanged },
  'dispositivos-carregando': { of: 'dispositivos', fault: 'hang', shows: loadingDevices },
  lento: { of: 'dispositivos', fault: 'hang', shows: loadingDevices },
  'dispositivos-falha': { of: 'dispositivos', fault: '500', shows: failed },
  'dispositivos-sem-resposta': { of: 'dispositivos', fault: 'drop', shows: noAnswer },
  'dispositivo-nao-lembrado': { of: 'dispositivo-lembrado', fault: '500', shows: failed },
  'esquecendo-dispositivo': { of: 'dispositivo-esquecido', fault: 'hang', shows: { busy: 'Remover' } },
  'dispositivo-nao-esquecido': { of: 'dispositivo-esquecido', fault: '500', shows: failed },
  'meus-dados-em-preparo': { of: 'meus-dados-prontos', fault: 'hang', shows: { busy: 'Preparar arquivo' } },
  'meus-dados-sem-empresas': {
    of: 'meus-dados-prontos',
    call: 'organizations',
    fault: '500',
    shows: 'Lista de empresas',
  },
  'excluindo-conta': { of: 'conta-excluida', fault: 'hang', shows: { busy: 'Excluir minha conta' } },
  'conta-nao-excluida': { of: 'conta-excluida', fault: '500', shows: failed },
  'exclusao-sem-resposta': { of: 'conta-excluida', fault: 'drop', shows: noAnswer },
  saindo: { of: 'saiu', fault: 'hang', shows: 'Saindo…' },
  'saindo-de-todos': { of: 'saiu-de-todos', fault: 'hang', shows: { busy: 'Sair de todos' } },
  'sair-de-todos-falha': { of: 'saiu-de-todos', fault: '500', shows: outHereOnly },
}
