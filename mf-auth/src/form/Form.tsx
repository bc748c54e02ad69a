import { chakra } from 'shared/ui'

/** A form that shows its own errors: the browser shows none. */
export const Form = chakra(
  'form',
  { base: { display: 'flex', flexDirection: 'column', gap: '5' } },
  { defaultProps: { noValidate: true } },
)
