import {
  data,
  failure,
  fault,
  hang,
  scenariosAt,
  type DeviceState,
  type PlatformChange,
  type Scenario,
} from 'shared/scenarios'
import { calls, profile, renata } from './at-profile.ts'

const open = { press: 'Dispositivos lembrados' } as const
const forgetOne = { press: 'Esquecer Aparelho 70' } as const
const forget = [open, forgetOne, { press: 'Esquecer' }] as const
const remember = [open, { press: 'Lembrar este dispositivo' }] as const

/** Renata's remembered devices are these many, not seventy. */
const keep = (count: number): PlatformChange =>
  data(
    `DELETE FROM devices WHERE rowid NOT IN (SELECT rowid FROM devices WHERE name IS NOT NULL ORDER BY authenticated_at DESC LIMIT ${count})`,
  )

/** The provider knows this browser since Renata's last sign-in. @param isRemembered whether she chose so */
const knowThisDevice = (isRemembered: boolean): PlatformChange =>
  data(
    `INSERT INTO devices (device_key, sub, name, remembered, created_at, modified_at, authenticated_at)
     SELECT 'us-east-1_este-aparelho', sub, 'Mozilla/5.0 (Linux; Android 14) Chrome/131.0 Mobile Safari/537.36', ${Number(isRemembered)},
       {now}, {now}, {now}
     FROM seed_customers WHERE label = 'Renata Luz'`,
  )

/** What that sign-in left in the browser. */
function thisDevice(): DeviceState {
  const prefix = 'CognitoIdentityServiceProvider.meuspontoslocal00000000000.+5511930000017'
  return {
    local: {
      [`${prefix}.deviceKey`]: 'us-east-1_este-aparelho',
      [`${prefix}.deviceGroupKey`]: '-este',
      [`${prefix}.randomPasswordKey`]: 'segredo',
    },
  }
}

const onThisDevice = (isRemembered: boolean) => ({
  ...renata,
  changes: [keep(2), knowThisDevice(isRemembered)],
  device: thisDevice,
})

export const devices: readonly Scenario[] = [
  ...scenariosAt(renata, {
    dispositivos: {
      calls: { devices: calls.devices },
      name: 'Dispositivos lembrados',
      steps: [open],
      shows: ['70 dispositivos', 'Aparelho 70', 'Usado ontem', 'Mostrar mais', { absent: 'Aparelho 1' }],
    },
    'mais-dispositivos': {
      name: 'Dispositivos lembrados, todos',
      steps: [open, { press: 'Mostrar mais' }],
      shows: ['Aparelho 1', /^Usado em /, { absent: 'Mostrar mais' }],
    },
    'um-dispositivo': {
      name: 'Um dispositivo lembrado',
      changes: [keep(1)],
      steps: [open],
      shows: ['1 dispositivo', 'Aparelho 70'],
    },
    'sem-dispositivos': {
      name: 'Nenhum dispositivo lembrado',
      changes: [keep(0)],
      steps: [open],
      shows: ['0 dispositivos', 'Nenhum dispositivo é lembrado.'],
    },
    'dispositivos-sem-uso': {
      customer: profile.customer,
      name: 'Conta que não usa dispositivos lembrados',
      steps: [open],
      shows: ['Sua conta não usa dispositivos lembrados. Não há nada a fazer aqui.', { absent: 'Tentar de novo' }],
    },
    'dispositivos-de-novo': {
      name: 'Dispositivos lembrados, pedidos de novo',
      changes: [fault(calls.devices, { ...failure, times: 1 }), fault(calls.devices, hang)],
      steps: [open, { press: 'Tentar de novo' }],
      shows: [{ busy: 'Tentar de novo' }],
    },
    'esquecer-dispositivo': {
      name: 'Esquecer um dispositivo',
      steps: [open, forgetOne],
      shows: ['Esquecer este dispositivo?', /^Aparelho 70 deixa de ser reconhecido/],
    },
    'dispositivo-esquecido': {
      calls: { forgetting: calls.forgetting },
      name: 'Um dispositivo esquecido',
      steps: forget,
      shows: ['Aparelho 70 foi esquecido.', '69 dispositivos', { absent: 'Esquecer este dispositivo?' }],
    },
  }),
  ...scenariosAt(onThisDevice(true), {
    'este-dispositivo': {
      name: 'Este dispositivo é lembrado',
      steps: [open],
      shows: ['3 dispositivos', 'Chrome no Android', 'Este dispositivo', 'Usado hoje'],
    },
  }),
  ...scenariosAt(onThisDevice(false), {
    'este-dispositivo-novo': {
      name: 'Este dispositivo ainda não é lembrado',
      steps: [open],
      shows: ['2 dispositivos', 'Este dispositivo ainda não é lembrado.', 'Lembrar este dispositivo'],
    },
    'dispositivo-lembrado': {
      calls: { remembering: calls.remembering },
      name: 'Este dispositivo passa a ser lembrado',
      steps: remember,
      shows: ['Este dispositivo agora é lembrado.', '3 dispositivos', 'Chrome no Android'],
    },
  }),
]
