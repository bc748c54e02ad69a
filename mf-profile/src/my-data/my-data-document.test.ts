import { expect, test } from 'vitest'
import { myDataDocument, myDataFileName } from './my-data-document.ts'

const today = new Date('2026-11-22T01:30:00-03:00')
const ana = {
  sub: '5eed0000',
  name: 'Ana Souza',
  email: 'ana@exemplo.com.br',
  email_verified: false,
  gender: 2,
  phone_number: '+5511912345678',
  phone_number_verified: true,
  birthdate: '1990-04-23',
  picture: undefined,
} as const
const entry = {
  balance: 12,
  created_at: '21-11-2026 10:22:33',
  expiration_at: '21-02-2027 23:59:59',
  company_name: 'Centro',
  sale_amount: 123450,
}
const voucher = {
  organizationKey: 'padaria',
  companyName: 'Centro',
  rewardName: 'Café coado',
  code: 'ABCD',
  expiryAt: Date.parse('2026-11-23T02:00:00Z'),
}

test('the file speaks Portuguese, with dates and amounts as people write them', () => {
  expect(
    myDataDocument(
      ana,
      [{ name: 'Padaria Estrela', points: 1250, statement: [entry], vouchers: [voucher] }],
      [],
      today,
    ),
  ).toEqual({
    'Gerado em': '22/11/2026',
    'Seus dados': {
      Nome: 'Ana Souza',
      Telefone: '(11) 91234-5678',
      'E-mail': 'ana@exemplo.com.br',
      'Data de nascimento': '23/04/1990',
      Gênero: 'Feminino',
    },
    Empresas: [
      {
        Empresa: 'Padaria Estrela',
        Pontos: 1250,
        Extrato: [
          {
            Data: '21/11/2026 10:22:33',
            Pontos: 12,
            Loja: 'Centro',
            'Valor da compra': 'R$\u00a01.234,50',
            'Expira em': '21/02/2027 23:59:59',
          },
        ],
        'Vouchers neste aparelho': [
          { Recompensa: 'Café coado', Loja: 'Centro', Código: 'ABCD', 'Válido até': '22 de nov. de 2026' },
        ],
      },
    ],
    'Não foi possível incluir': [],
  })
})

test('what could not be read is left out and named, and no identifier is in the file', () => {
  const file = JSON.stringify(
    myDataDocument(
      ana,
      [{ name: 'Nuvem', points: undefined, statement: undefined, vouchers: [] }],
      ['Pontos: Nuvem'],
      today,
    ),
  )
  expect(JSON.parse(file)).toMatchObject({
    Empresas: [{ Empresa: 'Nuvem', 'Vouchers neste aparelho': [] }],
    'Não foi possível incluir': ['Pontos: Nuvem'],
  })
  expect(file).not.toMatch(/Extrato|Pontos"|5eed0000/)
})

test('the file’s name carries the day in São Paulo', () =>
  expect(myDataFileName(today)).toBe('meus-dados-2026-11-22.json'))
