import type { World } from '../context.ts'
import { run } from '../database/query.ts'
import { createUser, type NewUser } from '../identity/users.ts'

export interface SeedCustomer {
  readonly label: string
  readonly state: string
  /** National, eleven digits. */
  readonly phone: string
  readonly user: NewUser
}

const password = 'pontos123'

/** Subs are told apart by their last digits, and the same in every seed. */
const sub = (number: number) => `5eed0000-0000-4000-8000-${String(number).padStart(12, '0')}`

function attributes(name: string, phone: string, others: Readonly<Record<string, string>> = {}): Record<string, string> {
  const address = name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll(' ', '.')
  return {
    name,
    phone_number: `+55${phone}`,
    phone_number_verified: 'true',
    email: `${address}@exemplo.com.br`,
    email_verified: 'false',
    birthdate: '1990-04-23',
    gender: '2',
    ...others,
  }
}

/** Everybody who may sign in, or may not. */
export const customers = {
  ana: {
    label: 'Ana Souza',
    state: 'Muitos pontos em cinco empresas, centenas de lançamentos, autorizações pendentes',
    phone: '11912345678',
    user: { sub: sub(1), username: 'ana_souza_4k2p', password, status: 'CONFIRMED', attributes: attributes('Ana Souza', '11912345678') },
  },
  bruno: {
    label: 'Bruno Lima',
    state: 'Sem nada: nenhuma empresa, nenhum ponto',
    phone: '11911112222',
    user: {
      sub: sub(2),
      username: 'bruno_lima_8s1d',
      password,
      status: 'CONFIRMED',
      attributes: attributes('Bruno Lima', '11911112222', { gender: '1' }),
    },
  },
  carla: {
    label: 'Carla Dias',
    state: 'Uma só empresa, o Café Central',
    phone: '21922223333',
    user: { sub: sub(3), username: 'carla_dias_1m9x', password, status: 'CONFIRMED', attributes: attributes('Carla Dias', '21922223333') },
  },
  davi: {
    label: 'Davi Rocha',
    state: 'Conta confirmada, telefone não verificado',
    phone: '31933334444',
    user: {
      sub: sub(4),
      username: 'davi_rocha_7q3w',
      password,
      status: 'CONFIRMED',
      attributes: attributes('Davi Rocha', '31933334444', { phone_number_verified: 'false', gender: '1' }),
    },
  },
  elisa: {
    label: 'Elisa Prado',
    state: 'Cadastro não confirmado',
    phone: '41944445555',
    user: {
      sub: sub(5),
      username: 'elisa_prado_2z6r',
      password,
      status: 'UNCONFIRMED',
      attributes: attributes('Elisa Prado', '41944445555', { phone_number_verified: 'false' }),
    },
  },
  fabio: {
    label: 'Fábio Nunes',
    state: 'Conta Google',
    phone: '51955556666',
    user: {
      sub: sub(6),
      username: 'google_109876543210987654321',
      status: 'EXTERNAL_PROVIDER',
      attributes: attributes('Fábio Nunes', '51955556666', { gender: '1' }),
    },
  },
  gabriela: {
    label: 'Gabriela Reis',
    state: 'Conta Apple',
    phone: '61966667777',
    user: {
      sub: sub(7),
      username: 'signinwithapple_001234.5f0c1a2b.0912',
      status: 'EXTERNAL_PROVIDER',
      attributes: attributes('Gabriela Reis', '61966667777'),
    },
  },
  heitor: {
    label: 'Heitor Alves',
    state: 'Conta desativada',
    phone: '71977778888',
    user: {
      sub: sub(8),
      username: 'heitor_alves_5t4b',
      password,
      status: 'CONFIRMED',
      enabled: false,
      attributes: attributes('Heitor Alves', '71977778888', { gender: '1' }),
    },
  },
  iara: {
    label: 'Iara Campos',
    state: 'Termos da Padaria Estrela ainda não aceitos',
    phone: '81988889999',
    user: { sub: sub(9), username: 'iara_campos_3h7n', password, status: 'CONFIRMED', attributes: attributes('Iara Campos', '81988889999') },
  },
} as const satisfies Record<string, SeedCustomer>

export function seedCustomers(world: World): void {
  const { database } = world
  for (const { label, state, phone, user } of Object.values<SeedCustomer>(customers)) {
    createUser(world, user)
    run(
      database,
      'INSERT INTO seed_customers (sub, label, phone, password, state) VALUES (?, ?, ?, ?, ?)',
      user.sub,
      label,
      phone,
      user.password ?? null,
      state,
    )
  }
}
