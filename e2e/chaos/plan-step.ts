import { planAddress, planBack, planCloseTab, planNewTab, planPause, planReload, planVisit, planWayOut } from './browser-steps.ts'
import { planCallFault, planNetwork, planPromotion, planRemoteFault, planRollback, planWithdrawal } from './fault-steps.ts'
import { planDecision, planIntent } from './intent-steps.ts'
import { planRecovery } from './recovery.ts'
import { planEndOfSession, planSignIn, planSignOut } from './session-steps.ts'
import type { Dice, Step } from './step.ts'
import { planAnyway, planExpiry, planVouchers, planWish } from './voucher-steps.ts'

/** Each kind of step, and how many of a hundred or so it is. */
const kinds: readonly (readonly [weight: number, plan: (dice: Dice) => Step])[] = [
  [22, planWish],
  [2, planAnyway],
  [2, planVouchers],
  [2, planExpiry],
  [12, planDecision],
  [4, planIntent],
  [5, planSignIn],
  [2, planSignOut],
  [3, planEndOfSession],
  [6, planVisit],
  [4, planAddress],
  [4, planReload],
  [3, planBack],
  [4, planNewTab],
  [2, planCloseTab],
  [3, planPause],
  [6, planWayOut],
  [8, planCallFault],
  [3, planRemoteFault],
  [4, planNetwork],
  [3, planPromotion],
  [2, planRollback],
  [1, planWithdrawal],
  [7, planRecovery],
]

const weights = kinds.reduce((sum, [weight]) => sum + weight, 0)

/** Draws the next step. It depends on the seed alone, never on what a page shows: so a seed gives one list of steps. */
export function planStep(dice: Dice): Step {
  let place = dice.below(weights)
  for (const [weight, plan] of kinds) {
    if (place < weight) return plan(dice)
    place -= weight
  }
  throw new Error('the weights do not add up')
}
