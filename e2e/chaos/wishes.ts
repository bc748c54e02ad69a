import type { World } from './world.ts'

/** What customers asked for, by the presses in a walk. */
export interface Wishes {
  /** By {@link wishKey}: how many vouchers there may be, and none of any other wish. */
  readonly vouchers: Map<string, number>
  /** By signature: how the customer decided, in all presses. */
  readonly decisions: Map<string, Set<Decision>>
}

export type Decision = 'authorized' | 'revoked'

/** One customer, one reward, one company. */
export interface VoucherKey {
  readonly sub: string
  readonly reward: string
  readonly issuer: string
}

export const wishKey = ({ sub, reward, issuer }: VoucherKey): string => `${sub} ${reward} ${issuer}`

export const createWishes = (): Wishes => ({ vouchers: new Map(), decisions: new Map() })

/** A press on 'Gerar voucher': one voucher, however often it is pressed. */
export function wishVoucher({ wishes }: World, key: VoucherKey): void {
  const name = wishKey(key)
  wishes.vouchers.set(name, Math.max(1, wishes.vouchers.get(name) ?? 0))
}

/** A press on 'Gerar mesmo assim': the customer was told that there may be two. */
export function wishAnother({ wishes }: World, key: VoucherKey): void {
  const name = wishKey(key)
  wishes.vouchers.set(name, (wishes.vouchers.get(name) ?? 1) + 1)
}

export function wishDecision({ wishes }: World, signature: string, decision: Decision): void {
  wishes.decisions.set(signature, (wishes.decisions.get(signature) ?? new Set()).add(decision))
}
