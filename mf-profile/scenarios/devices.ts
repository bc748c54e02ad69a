import { data, scenariosAt, type PlatformChange } from 'shared/scenarios'
import { calls, profile } from './at-profile.ts'

const open = { press: 'Aparelhos confiáveis' } as const
const forgetOne = { press: 'Remover Aparelho 70' } as const

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

const stored = 'CognitoIdentityServiceProvider.meuspontoslocal00000000000.+5511930000017'

const onThisDevice = (isRemembered: boolean) => ({
  changes: [keep(2), knowThisDevice(isRemembered)],
  // What that sign-in left in the browser.
  device: () => ({
    local: {
      [`${stored}.deviceKey`]: 'us-east-1_este-aparelho',
      [`${stored}.deviceGroupKey`]: '-este',
      [`${stored}.randomPasswordKey`]: 'segredo',
    },
  }),
})

/** Renata's devices are tracked, and seventy remembered. No other customer's are. */
const opened = { ...profile, customer: 'Renata Luz', steps: [open] } as const

export const devices = scenariosAt(opened, {
  dispositivos: {
    calls: { devices: calls.devices },
    name: 'Aparelhos confiáveis',
    shows: ['70 aparelhos', 'Aparelho 70', 'Usado ontem', 'Mostrar mais', { absent: 'Aparelho 1' }],
  },
  'mais-dispositivos': {
    name: 'Aparelhos confiáveis, todos',
    steps: [open, { press: 'Mostrar mais' }],
    shows: ['Aparelho 1', /^Usado em /, { absent: 'Mostrar mais' }],
  },
  'sem-dispositivos': {
    name: 'Nenhum aparelho lembrado',
    changes: [keep(0)],
    shows: ['0 aparelhos', 'Nenhum aparelho confiável.'],
  },
  'esquecer-dispositivo': {
    name: 'Remover um aparelho',
    steps: [open, forgetOne],
    shows: ['Remover este aparelho?', /^Aparelho 70 deixa de ser reconhecido/],
  },
  'dispositivo-esquecido': {
    calls: { forgetting: calls.forgetting },
    name: 'Um aparelho esquecido',
    steps: [open, forgetOne, { press: 'Remover' }],
    shows: ['Aparelho 70 foi removido.', '69 aparelhos', { absent: 'Remover este aparelho?' }],
  },
  'este-dispositivo': {
    ...onThisDevice(true),
    name: 'Este aparelho é lembrado',
    shows: ['3 aparelhos', 'Chrome no Android', 'Este aparelho', 'Usado hoje'],
  },
  'este-dispositivo-novo': {
    ...onThisDevice(false),
    name: 'Este aparelho ainda não é confiável',
    shows: ['2 aparelhos', 'Este aparelho ainda não é confiável.', 'Confiar neste aparelho'],
  },
  'dispositivo-lembrado': {
    ...onThisDevice(false),
    calls: { remembering: calls.remembering },
    name: 'Este aparelho passa a ser lembrado',
    steps: [open, { press: 'Confiar neste aparelho' }],
    shows: ['Este aparelho agora é confiável.', '3 aparelhos', 'Chrome no Android'],
  },
})
