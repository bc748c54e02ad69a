import { dayMs } from '../clock.ts'
import type { World } from '../context.ts'
import { insert } from '../database/query.ts'
import type { Provider } from '../hosted-ui/accounts.ts'
import { saveMfa, type Mfa } from '../identity/mfa.ts'
import { createUser, type NewUser } from '../identity/users.ts'

export interface SeedCustomer {
  readonly label: string
  /** In Portuguese: what is special about the account. */
  readonly state: string
  /** National, eleven digits; absent without a phone. */
  readonly phone?: string
  readonly user: NewUser
}

type Special = Partial<Omit<NewUser, 'sub' | 'username' | 'password'>>

/** Subs differ in their last digits, and are the same in every seed. */
const sub = (number: number) => `5eed0000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** A confirmed customer of the user pool with an e-mail, but for what is special. */
function withoutPhone(number: number, label: string, username: string, state: string, special: Special) {
  const email = `${label.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll(' ', '.')}@exemplo.com.br`
  const status = special.status ?? 'CONFIRMED'
  const secret = status === 'EXTERNAL_PROVIDER' ? {} : { password: 'pontos123' }
  const attributes = { email, email_verified: 'false', ...special.attributes }
  return { label, state, user: { sub: sub(number), username, ...secret, ...special, status, attributes } }
}

const grown = { birthdate: '1990-04-23', gender: '2' }
const male = { gender: '1' }
const unverified = { phone_number_verified: 'false' }

/** The same, with all that the product asks for. */
function customer(number: number, label: string, username: string, phone: string, state: string, special?: Special) {
  const usual = { name: label, phone_number: `+55${phone}`, phone_number_verified: 'true', ...grown }
  const attributes = { ...usual, ...special?.attributes }
  return { ...withoutPhone(number, label, username, state, { ...special, attributes }), phone }
}

const rich = 'Muitos pontos em cinco empresas, centenas de lançamentos, autorizações pendentes'
const bare = 'Só com e-mail: sem nome, telefone, nascimento e gênero; entra com o nome de usuário'
const google = { status: 'EXTERNAL_PROVIDER', attributes: male } as const
const joana = { name: 'Joana Melo', email_verified: 'true' }
const sonia = { name: 'Sônia Prates', ...grown }
const unconfirmed = { status: 'UNCONFIRMED', attributes: unverified } as const
const provisional = { status: 'FORCE_CHANGE_PASSWORD', attributes: male } as const

/** All customers, including those who may not sign in. */
export const customers = {
  ana: customer(1, 'Ana Souza', 'ana_souza_4k2p', '11912345678', rich),
  bruno: customer(2, 'Bruno Lima', 'bruno_lima_8s1d', '11911112222', 'Sem nada', { attributes: male }),
  carla: customer(3, 'Carla Dias', 'carla_dias_1m9x', '21922223333', 'Uma só empresa, o Café Central'),
  davi: customer(4, 'Davi Rocha', 'davi_rocha_7q3w', '31933334444', 'Telefone não verificado', {
    attributes: { ...male, ...unverified },
  }),
  elisa: customer(5, 'Elisa Prado', 'elisa_prado_2z6r', '41944445555', 'Cadastro não confirmado', unconfirmed),
  fabio: customer(6, 'Fábio Nunes', 'google_109876543210987654321', '51955556666', 'Conta Google', google),
  gabriela: customer(7, 'Gabriela Reis', 'signinwithapple_001234.5f0c1a2b.0912', '61966667777', 'Conta Apple', {
    status: 'EXTERNAL_PROVIDER',
  }),
  heitor: customer(8, 'Heitor Alves', 'heitor_alves_5t4b', '71977778888', 'Conta desativada', {
    enabled: 0,
    attributes: male,
  }),
  iara: customer(9, 'Iara Campos', 'iara_campos_3h7n', '81988889999', 'Termos da Padaria Estrela não aceitos'),
  joana: withoutPhone(10, 'Joana Melo', 'google_113355779911335577991', 'Conta Google sem telefone', {
    ...google,
    attributes: joana,
  }),
  katia: customer(11, 'Kátia Moura', 'katia_moura_6v2c', '11930000011', 'Precisa redefinir a senha', {
    status: 'RESET_REQUIRED',
  }),
  lucas: customer(12, 'Lucas Freitas', 'lucas_freitas_9b4m', '11930000012', 'Senha provisória', provisional),
  marina: customer(13, 'Marina Castro', 'marina_castro_0d5k', '11930000013', 'Segundo fator por SMS'),
  nelson: customer(14, 'Nelson Teles', 'nelson_teles_8f1j', '11930000014', 'Segundo fator por aplicativo', {
    attributes: male,
  }),
  olga: customer(15, 'Olga Pires', 'olga_pires_2w7s', '11930000015', 'Deve configurar o segundo fator ao entrar', {
    mfa_required: 1,
  }),
  paulo: customer(16, 'Paulo Viana', 'paulo_viana_5r8t', '11930000016', 'Dois segundos fatores: escolhe um ao entrar', {
    attributes: male,
  }),
  renata: customer(17, 'Renata Luz', 'renata_luz_4y6q', '11930000017', 'Setenta dispositivos lembrados', {
    tracks_devices: 1,
  }),
  sonia: withoutPhone(18, 'Sônia Prates', 'sonia_prates_3k8e', 'Sem telefone; entra com o nome de usuário', {
    attributes: sonia,
  }),
  tales: withoutPhone(19, 'Tales Brito', 'tales_brito_7n2h', bare, {}),
  vera: customer(20, 'Vera Matos', 'vera_matos_6p3d', '11930000020', 'Cinco mil lançamentos, quinhentas recompensas'),
  wilma: customer(21, 'Wilma Prado', 'wilma_prado_1c7v', '11930000021', 'Dez empresas, nenhum ponto'),
} as const satisfies Record<string, SeedCustomer>

/** The second factors that are switched on. */
const factors: readonly (readonly [SeedCustomer, Partial<Mfa>])[] = [
  [customers.marina, { sms_enabled: 1, preferred: 'SMS_MFA' }],
  [customers.nelson, { totp_enabled: 1, totp_secret: 'JBSWY3DPEHPK3PXP', preferred: 'SOFTWARE_TOKEN_MFA' }],
  [customers.paulo, { sms_enabled: 1, totp_enabled: 1, totp_secret: 'KRSXG5CTMVRXEZLU' }],
]

export function seedCustomers(world: World): void {
  const { database } = world
  for (const { label, phone = null, user } of Object.values<SeedCustomer>(customers)) {
    createUser(database, user)
    insert(database, 'seed_customers', { sub: user.sub, label, phone })
  }
  for (const [{ user }, mfa] of factors) saveMfa(database, user.sub, mfa)
  for (const [provider, subject, name, email] of providerAccounts)
    insert(database, 'provider_accounts', { provider, subject, name, email })
  seedDevices(world, customers.renata.user.sub, 70)
}

function seedDevices({ database, clock }: World, owner: string, count: number): void {
  for (let number = 1; number <= count; number += 1) {
    const seenAt = clock.now() - (count - number + 1) * dayMs
    insert(database, 'devices', {
      device_key: `us-east-1_${owner.slice(0, -4)}${String(number).padStart(4, '0')}`,
      sub: owner,
      name: `Aparelho ${number}`,
      remembered: 1,
      created_at: seenAt,
      modified_at: seenAt,
      authenticated_at: seenAt,
    })
  }
}

/** Accounts of customers, new ones, and one whose address belongs to a customer with a password. */
const providerAccounts: readonly (readonly [Provider, subject: string, name: string, email: string])[] = [
  ['Google', '109876543210987654321', 'Fábio Nunes', 'fabio.nunes@exemplo.com.br'],
  ['Google', '113355779911335577991', 'Joana Melo', 'joana.melo@exemplo.com.br'],
  ['Google', '120000000000000000001', 'Sofia Andrade (primeira vez)', 'sofia.andrade@exemplo.com.br'],
  ['Google', '120000000000000000002', 'Ana Souza (e-mail de outra conta)', 'ana.souza@exemplo.com.br'],
  ['SignInWithApple', '001234.5f0c1a2b.0912', 'Gabriela Reis', 'gabriela.reis@exemplo.com.br'],
  ['SignInWithApple', '001234.0a1b2c3d.1101', 'Tiago Ramos (primeira vez)', 'tiago.ramos@exemplo.com.br'],
]
