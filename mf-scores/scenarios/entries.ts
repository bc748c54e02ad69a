import { scenariosAt } from 'shared/scenarios'
import { onlyEntries, statement } from './at-scores.ts'

const longName =
  'Cooperativa dos Comerciantes, Prestadores de Serviços e Pequenos Produtores do Centro Histórico de São Luiz do Paraitinga e Região'
const unbrokenName = 'Supermercadoatacadistadistribuidoradealimentosebebidasdovaledoparaiba'

export const entryScenarios = scenariosAt(statement, {
  lancamentos: {
    isPortrait: true,
    name: 'Extrato cheio',
    shows: ['1.250 pontos', '365 lançamentos', /^Expira em \d+ dias$/, { field: 'Ir para o mês', holds: '' }],
    inEachOrganization: [
      { role: 'heading', name: 'Extrato de Pontos' },
      /^(\d+ lançamentos?$|Nenhum registro encontrado\.)/,
    ],
  },
  vazio: { name: 'Extrato vazio', customer: 'Bruno Lima', shows: ['Nenhum registro encontrado.', 'Ver recompensas'] },
  cores: {
    name: 'Todas as cores de validade, lado a lado',
    changes: onlyEntries(
      { points: 50, expiresIn: 16, company: 'Verde: dezesseis dias' },
      { points: 40, expiresIn: 15, company: 'Vermelho: quinze dias' },
      { points: 30, expiresIn: 1, company: 'Vermelho: amanhã' },
      { points: 20, expiresIn: 0, company: 'Vermelho: hoje' },
      { points: 10, expiresIn: -1, company: 'Cinza: ontem' },
    ),
    shows: ['Expira em 16 dias', 'Expira em 15 dias', 'Expira amanhã', 'Expira hoje', '150 pontos · 10 expirados'],
  },
  'todos-expirados': {
    name: 'Um mês em que tudo expirou',
    changes: onlyEntries(
      { points: 10, expiresIn: -1, company: 'Padaria Estrela – Centro' },
      { points: 4, expiresIn: -1, company: 'Padaria Estrela – Moema' },
    ),
    shows: ['14 pontos · todos expirados', 'Expirado'],
  },
  'sem-empresa': {
    name: 'Um lançamento sem empresa e sem venda',
    changes: onlyEntries({ points: 25 }),
    shows: ['1 lançamento', 'Lançamento', '+25', { absent: 'R$ 0,00' }],
  },
  'datas-impossiveis': {
    name: 'Datas impossíveis',
    changes: onlyEntries(
      { points: 25, aged: 'never', company: 'Padaria Estrela – Moema', cents: 2500 },
      { points: 10, aged: 'never', expiresIn: 'never', company: 'Padaria Estrela – Centro' },
      { points: 5, expiresIn: 'never', company: 'Padaria Estrela – Vila Mariana' },
    ),
    shows: ['Sem data', 'Sem data de validade', 'Expira em 300 dias', '35 pontos', '5 pontos'],
  },
  negativos: {
    name: 'Pontos e valores negativos',
    changes: onlyEntries(
      { points: -40, company: 'Estorno', cents: -4010 },
      { points: 10, company: 'Padaria Estrela – Moema', cents: 1000 },
    ),
    shows: ['-40', /^-R\$\s40,10$/, '-30 pontos', '+10'],
  },
  'nomes-longos': {
    name: 'Nomes muito longos, e números enormes',
    changes: onlyEntries(
      { points: 999_999_999_999, company: longName, cents: 999_999_999_999 },
      { points: 7, company: unbrokenName, cents: 700 },
    ),
    shows: [longName, unbrokenName, '+999.999.999.999', /^R\$\s9\.999\.999\.999,99$/],
  },
})
