import type { World } from '../context.ts'
import { insert } from '../database/query.ts'
import { saveMfa, type Mfa } from '../identity/mfa.ts'
import { createUser, type NewUser } from '../identity/users.ts'

export interface SeedCustomer {
  readonly label: string
  readonly state: string
  /** National, eleven digits; absent without a phone. */
  readonly phone?: string
  readonly mfa?: Partial<Mfa>
  /** How many devices are remembered. */
  readonly devices?: number
  readonly user: NewUser
}

const password = 'pontos123'

/** Subs differ in their last digits, and are the same in every seed. */
const sub = (number: number) => `5eed0000-0000-4000-8000-${String(number).padStart(12, '0')}`

function attributes(
  name: string,
  phone: string,
  others: Readonly<Record<string, string>> = {},
): Record<string, string> {
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

/** All customers, including those who may not sign in. */
export const customers = {
  ana: {
    label: 'Ana Souza',
    state: 'Muitos pontos em cinco empresas, centenas de lançamentos, autorizações pendentes',
    phone: '11912345678',
    user: {
      sub: sub(1),
      username: 'ana_souza_4k2p',
      password,
      status: 'CONFIRMED',
      attributes: attributes('Ana Souza', '11912345678'),
    },
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
    user: {
      sub: sub(3),
      username: 'carla_dias_1m9x',
      password,
      status: 'CONFIRMED',
      attributes: attributes('Carla Dias', '21922223333'),
    },
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
    user: {
      sub: sub(9),
      username: 'iara_campos_3h7n',
      password,
      status: 'CONFIRMED',
      attributes: attributes('Iara Campos', '81988889999'),
    },
  },
  joana: {
    label: 'Joana Melo',
    state: 'Conta Google sem telefone',
    user: {
      sub: sub(10),
      username: 'google_113355779911335577991',
      status: 'EXTERNAL_PROVIDER',
      attributes: { name: 'Joana Melo', email: 'joana.melo@exemplo.com.br', email_verified: 'true' },
    },
  },
  katia: {
    label: 'Kátia Moura',
    state: 'Precisa redefinir a senha',
    phone: '11930000011',
    user: {
      sub: sub(11),
      username: 'katia_moura_6v2c',
      password,
      status: 'RESET_REQUIRED',
      attributes: attributes('Kátia Moura', '11930000011'),
    },
  },
  lucas: {
    label: 'Lucas Freitas',
    state: 'Senha provisória: escolhe outra ao entrar',
    phone: '11930000012',
    user: {
      sub: sub(12),
      username: 'lucas_freitas_9b4m',
      password,
      status: 'FORCE_CHANGE_PASSWORD',
      attributes: attributes('Lucas Freitas', '11930000012', { gender: '1' }),
    },
  },
  marina: {
    label: 'Marina Castro',
    state: 'Segundo fator por SMS',
    phone: '11930000013',
    mfa: { sms_enabled: 1, preferred: 'SMS_MFA' },
    user: {
      sub: sub(13),
      username: 'marina_castro_0d5k',
      password,
      status: 'CONFIRMED',
      attributes: attributes('Marina Castro', '11930000013'),
    },
  },
  nelson: {
    label: 'Nelson Teles',
    state: 'Segundo fator por aplicativo, segredo JBSWY3DPEHPK3PXP',
    phone: '11930000014',
    mfa: { totp_enabled: 1, totp_secret: 'JBSWY3DPEHPK3PXP', preferred: 'SOFTWARE_TOKEN_MFA' },
    user: {
      sub: sub(14),
      username: 'nelson_teles_8f1j',
      password,
      status: 'CONFIRMED',
      attributes: attributes('Nelson Teles', '11930000014', { gender: '1' }),
    },
  },
  olga: {
    label: 'Olga Pires',
    state: 'Deve configurar o segundo fator ao entrar',
    phone: '11930000015',
    user: {
      sub: sub(15),
      username: 'olga_pires_2w7s',
      password,
      status: 'CONFIRMED',
      mfaRequired: true,
      attributes: attributes('Olga Pires', '11930000015'),
    },
  },
  paulo: {
    label: 'Paulo Viana',
    state: 'Dois segundos fatores: escolhe um ao entrar',
    phone: '11930000016',
    mfa: { sms_enabled: 1, totp_enabled: 1, totp_secret: 'KRSXG5CTMVRXEZLU' },
    user: {
      sub: sub(16),
      username: 'paulo_viana_5r8t',
      password,
      status: 'CONFIRMED',
      attributes: attributes('Paulo Viana', '11930000016', { gender: '1' }),
    },
  },
  renata: {
    label: 'Renata Luz',
    state: 'Setenta dispositivos lembrados',
    phone: '11930000017',
    devices: 70,
    user: {
      sub: sub(17),
      username: 'renata_luz_4y6q',
      password,
      status: 'CONFIRMED',
      tracksDevices: true,
      attributes: attributes('Renata Luz', '11930000017'),
    },
  },
  sonia: {
    label: 'Sônia Prates',
    state: 'Sem telefone; entra com o nome de usuário',
    user: {
      sub: sub(18),
      username: 'sonia_prates_3k8e',
      password,
      status: 'CONFIRMED',
      attributes: {
        name: 'Sônia Prates',
        email: 'sonia.prates@exemplo.com.br',
        email_verified: 'false',
        birthdate: '1990-04-23',
        gender: '2',
      },
    },
  },
  tales: {
    label: 'Tales Brito',
    state: 'Só com e-mail: sem nome, telefone, nascimento e gênero; entra com o nome de usuário',
    user: {
      sub: sub(19),
      username: 'tales_brito_7n2h',
      password,
      status: 'CONFIRMED',
      attributes: { email: 'tales.brito@exemplo.com.br', email_verified: 'false' },
    },
  },
  vera: {
    label: 'Vera Matos',
    state: 'Cinco mil lançamentos, quinhentas recompensas',
    phone: '11930000020',
    user: {
      sub: sub(20),
      username: 'vera_matos_6p3d',
      password,
      status: 'CONFIRMED',
      attributes: attributes('Vera Matos', '11930000020'),
    },
  },
  wilma: {
    label: 'Wilma Prado',
    state: 'Dez empresas, nenhum ponto',
    phone: '11930000021',
    user: {
      sub: sub(21),
      username: 'wilma_prado_1c7v',
      password,
      status: 'CONFIRMED',
      attributes: attributes('Wilma Prado', '11930000021'),
    },
  },
} as const satisfies Record<string, SeedCustomer>

export function seedCustomers(world: World): void {
  const { database } = world
  for (const { label, state, phone, user, mfa, devices = 0 } of Object.values<SeedCustomer>(customers)) {
    createUser(world, user)
    if (mfa) saveMfa(database, user.sub, mfa)
    seedDevices(world, user.sub, devices)
    insert(database, 'seed_customers', {
      sub: user.sub,
      label,
      phone: phone ?? null,
      password: user.password ?? null,
      state,
    })
  }
}

function seedDevices({ database, clock }: World, owner: string, count: number): void {
  const dayMs = 24 * 3_600_000
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
