import type { FailingStates } from 'shared/scenarios'
import { generic, titles } from './expected-texts.ts'

const bySms = 'Receber por SMS'
const withoutBrand = [titles.signIn, { absent: 'Padaria Estrela' }]
const signInAnyway = [titles.signIn, { field: 'Telefone', holds: '(31) 93333-4444' }]
const unknownProvider =
  'Este número pertence a uma conta Google ou Apple. Use o botão “Acessar com Google” ou “Acessar com Apple”.'

/** The signed-out area without a call that it needs. */
export const failing: FailingStates = {
  'empresa-falha': { of: 'acessar', fault: '500', shows: withoutBrand },
  'empresa-demora': { of: 'acessar', fault: 'hang', shows: withoutBrand },
  'acessar-enviando': { of: 'acessar-muitas-tentativas', fault: 'hang', shows: { busy: 'Acessar' } },
  'acessar-lento': { of: 'acessar-muitas-tentativas', fault: 'hang', shows: { busy: 'Acessar' } },
  'acessar-conexao-perdida': { of: 'acessar-muitas-tentativas', fault: 'drop', shows: generic },
  'acessar-falha': { of: 'acessar-muitas-tentativas', fault: '500', shows: generic },
  'acessar-resposta-malformada': { of: 'acessar-muitas-tentativas', fault: 'malformed', shows: generic },
  'acessar-resposta-vazia': { of: 'acessar-muitas-tentativas', fault: 'empty', shows: generic },
  'acessar-conta-externa': { of: 'acessar-conta-apple', fault: '500', shows: unknownProvider },
  'acessar-nao-confirmada-sem-codigo': { of: 'acessar-nao-confirmada', fault: '500', shows: 'Reenviar SMS' },
  'telefone-em-consulta': { of: 'telefone-conhecido', fault: 'hang', shows: 'Carregando' },
  'telefone-em-consulta-lenta': { of: 'telefone-conhecido', fault: 'hang', shows: 'Carregando' },
  'telefone-em-consulta-falha': { of: 'redefinir-antes', fault: '500', shows: signInAnyway },
  'telefone-em-consulta-malformada': { of: 'redefinir-antes', fault: 'malformed', shows: signInAnyway },
  'telefone-em-consulta-vazia': { of: 'redefinir-antes', fault: 'empty', shows: signInAnyway },
  'inscrever-se-enviando': { of: 'inscrito', fault: 'hang', shows: { busy: 'Inscrever-se' } },
  'inscrever-se-conexao-perdida': { of: 'inscrito', fault: 'drop', shows: generic },
  'inscrever-se-falha': { of: 'inscrito', fault: '500', shows: generic },
  'redefinir-enviando': { of: 'redefinir-codigo-enviado', fault: 'hang', shows: { busy: 'Enviar código' } },
  'redefinir-conexao-perdida': { of: 'redefinir-codigo-enviado', fault: 'drop', shows: generic },
  'redefinir-falha': { of: 'redefinir-codigo-enviado', fault: '500', shows: generic },
  'redefinir-resposta-malformada': { of: 'redefinir-codigo-enviado', fault: 'malformed', shows: generic },
  'confirmar-cadastro-enviando': { of: 'confirmar-cadastro-concluido', fault: 'hang', shows: { busy: 'Confirmar' } },
  'confirmar-cadastro-conexao-perdida': { of: 'confirmar-cadastro-concluido', fault: 'drop', shows: generic },
  'nova-senha-enviando': { of: 'nova-senha-concluida', fault: 'hang', shows: { busy: 'Confirmar' } },
  'nova-senha-conexao-perdida': { of: 'nova-senha-concluida', fault: 'drop', shows: generic },
  'nova-senha-reenviando': { of: 'nova-senha-sms-reenviado', fault: 'hang', shows: { busy: 'Reenviar SMS' } },
  'nova-senha-ligando': { of: 'nova-senha-chamada-pedida', fault: 'hang', shows: { busy: 'Receber Chamada de Voz' } },
  'confirmar-telefone-enviando': {
    of: 'confirmar-telefone-codigo-expirado',
    fault: 'hang',
    shows: { busy: 'Confirmar' },
  },
  'confirmar-telefone-conexao-perdida': { of: 'confirmar-telefone-codigo-expirado', fault: 'drop', shows: generic },
  'sessao-sem-conexao': { of: 'telefone-nao-verificado', fault: 'drop', shows: 'Sem conexão' },
  saindo: { of: 'telefone-nao-verificado', call: 'signOut', fault: 'hang', press: 'Sair', shows: { busy: 'Sair' } },
  'senha-provisoria-enviando': { of: 'senha-provisoria-fraca', fault: 'hang', shows: { busy: 'Confirmar' } },
  'senha-provisoria-conexao-perdida': { of: 'senha-provisoria-fraca', fault: 'drop', shows: generic },
  'codigo-por-sms-enviando': { of: 'codigo-por-sms-errado', fault: 'hang', shows: { busy: 'Confirmar' } },
  'codigo-por-sms-conexao-perdida': { of: 'codigo-por-sms-errado', fault: 'drop', shows: generic },
  'escolher-confirmacao-enviando': { of: 'escolher-confirmacao', fault: 'hang', press: bySms, shows: { busy: bySms } },
  'escolher-confirmacao-conexao-perdida': { of: 'escolher-confirmacao', fault: 'drop', press: bySms, shows: generic },
  'configurar-aplicativo-enviando': { of: 'configurar-aplicativo-errado', fault: 'hang', shows: { busy: 'Confirmar' } },
  'completar-cadastro-enviando': { of: 'completar-cadastro-salvo', fault: 'hang', shows: { busy: 'Salvar' } },
  'completar-cadastro-conexao-perdida': { of: 'completar-cadastro-salvo', fault: 'drop', shows: generic },
}
