import type { Reward } from 'shared/contract'
import type { AvailableVoucherState } from '../vouchers/voucher-dialog-state.ts'
import { VoucherDialogView } from '../vouchers/VoucherDialog.tsx'

const reward: Reward = {
  id: '105',
  name: 'Café coado',
  image_url: '/rewards/padaria/105.png',
  debited_value: 45,
  value: 5,
  description: 'Xícara de 120 ml.',
  reward_type: undefined,
  reward_type_name: undefined,
  available_companies: [{ name: 'Padaria Estrela – Vila Mariana', ref: 'padaria-1' }],
}

const nothing = () => undefined

/** A scenario's screen for a state of the dialog that is over too soon to be looked at, or takes a day to come: nothing leads on from it. */
export function dialogRestingAt(state: AvailableVoucherState, score = 1250) {
  const control = { state, chooseCompany: nothing, chooseOtherCompany: nothing, searchAgain: nothing, generate: nothing, expire: nothing }
  return function DialogRestingAt() {
    return <VoucherDialogView reward={reward} score={score} control={control} onClose={nothing} />
  }
}
