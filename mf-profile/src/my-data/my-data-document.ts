import type { ScoreEntry } from 'shared/contract'
import { formatDate, formatMoney, formatPhone, fromIsoDate, toIsoDay } from 'shared/format'
import type { Session } from 'shared/session'
import type { SeenVoucher } from 'shared/vouchers'
import { messages } from '../messages.ts'

type VoucherData = Pick<SeenVoucher, 'rewardName' | 'companyName' | 'code' | 'expiryAt'>

/** What could be read of a customer at one organisation; undefined for what could not. */
export interface OrganizationData {
  readonly name: string
  readonly points: number | undefined
  readonly statement: readonly ScoreEntry[] | undefined
  readonly vouchers: readonly VoucherData[]
}

export const myDataFileName = (today: Date): string => `meus-dados-${toIsoDay(today)}.json`

/**
 * A customer's data as a file that the customer can read. Only what the screens show: no token, no identifier of a service.
 * @param missing what could not be read, in words
 */
export function myDataDocument(
  customer: NonNullable<Session['user']>,
  organizations: readonly OrganizationData[],
  missing: readonly string[],
  today: Date,
) {
  return {
    'Gerado em': fromIsoDate(toIsoDay(today)),
    'Seus dados': {
      Nome: customer.name,
      Telefone: formatPhone(customer.phone_number ?? ''),
      'E-mail': customer.email,
      'Data de nascimento': fromIsoDate(customer.birthdate ?? ''),
      Gênero: messages.form.genders[customer.gender ?? 0],
      Foto: customer.picture,
    },
    Empresas: organizations.map(({ name, points, statement, vouchers }) => ({
      Empresa: name,
      Pontos: points,
      Extrato: statement?.map(entryDocument),
      'Vouchers neste aparelho': vouchers.map(voucherDocument),
    })),
    'Não foi possível incluir': missing,
  }
}

function entryDocument({ balance, created_at, expiration_at, company_name, sale_amount }: ScoreEntry) {
  return {
    Data: readableDate(created_at),
    Pontos: balance,
    Loja: company_name,
    'Valor da compra': sale_amount === undefined ? undefined : formatMoney(sale_amount),
    'Expira em': readableDate(expiration_at),
  }
}

const voucherDocument = ({ rewardName, companyName, code, expiryAt }: VoucherData) => ({
  Recompensa: rewardName,
  Loja: companyName,
  Código: code,
  'Válido até': formatDate(new Date(expiryAt)),
})

/** `DD-MM-YYYY hh:mm:ss`, as the API has it, is São Paulo's clock already. */
const readableDate = (apiDateTime: string) => apiDateTime.replaceAll('-', '/')
