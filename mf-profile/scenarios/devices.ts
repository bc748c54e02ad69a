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

const open = { press: 'Aparelhos confiáveis' } as const
const forgetOne = { press: 'Remover Aparelho 70' } as const
const forget = [open, forgetOne, { press: 'Remover' }] as const
const remember = [open, { press: 'Confiar neste aparelho' }] as const

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
      name: 'Aparelhos confiáveis',
      steps: [open],
      shows: ['70 aparelhos', 'Aparelho 70', 'Usado ontem', 'Mostrar mais', { absent: 'Aparelho 1' }],
    },
    'mais-dispositivos': {
      name: 'Aparelhos confiáveis, todos',
      steps: [open, { press: 'Mostrar mais' }],
      shows: ['Aparelho 1', /^Usado em /, { absent: 'Mostrar mais' }],
    },
    'um-dispositivo': {
      name: 'Um aparelho lembrado',
      changes: [keep(1)],
      steps: [open],
      shows: ['1 aparelho', 'Aparelho 70'],
    },
    'sem-dispositivos': {
      name: 'Nenhum aparelho lembrado',
      changes: [keep(0)],
      steps: [open],
      shows: ['0 aparelhos', 'Nenhum aparelho confiável.'],
    },
    'dispositivos-sem-uso': {
      customer: profile.customer,
      name: 'Conta que não usa aparelhos confiáveis',
      steps: [open],
      shows: ['Sua conta não usa aparelhos confiáveis. Não há nada a fazer aqui.', { absent: 'Tentar de novo' }],
    },
    'dispositivos-de-novo': {
      name: 'Aparelhos confiáveis, pedidos de novo',
      changes: [fault(calls.devices, { ...failure, times: 1 }), fault(calls.devices, hang)],
      steps: [open, { press: 'Tentar de novo' }],
      shows: [{ busy: 'Tentar de novo' }],
    },
    'esquecer-dispositivo': {
      name: 'Remover um aparelho',
      steps: [open, forgetOne],
      shows: ['Remover este aparelho?', /^Aparelho 70 deixa de ser reconhecido/],
    },
    'dispositivo-esquecido': {
      calls: { forgetting: calls.forgetting },
      name: 'Um aparelho esquecido',
      steps: forget,
      shows: ['Aparelho 70 foi removido.', '69 aparelhos', { absent: 'Remover este aparelho?' }],
    },
  }),
  ...scenariosAt(onThisDevice(true), {
    'este-dispositivo': {
      name: 'Este aparelho é lembrado',
      steps: [open],
      shows: ['3 aparelhos', 'Chrome no Android', 'Este aparelho', 'Usado hoje'],
    },
  }),
  ...scenariosAt(onThisDevice(false), {
    'este-dispositivo-novo': {
      name: 'Este aparelho ainda não é confiável',
      steps: [open],
      shows: ['2 aparelhos', 'Este aparelho ainda não é confiável.', 'Confiar neste aparelho'],
    },
    'dispositivo-lembrado': {
      calls: { remembering: calls.remembering },
      name: 'Este aparelho passa a ser lembrado',
      steps: remember,
      shows: ['Este aparelho agora é confiável.', '3 aparelhos', 'Chrome no Android'],
    },
  }),
]
