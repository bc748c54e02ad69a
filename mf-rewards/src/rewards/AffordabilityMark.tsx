import { StatusMark } from 'shared/ui'
import { messages } from '../messages.ts'
import type { Affordability } from './affordability.ts'

/** What the customer's points mean for a reward, as a word, a shape and a colour; nothing where there is nothing to say. */
export function AffordabilityMark({ affordability }: { affordability: Affordability }) {
  switch (affordability.kind) {
    case 'unknown':
      return null
    case 'affordable':
      return <StatusMark color="green">{messages.redemptions(affordability.times)}</StatusMark>
    case 'missing':
      return <StatusMark color="amber">{messages.missing(affordability.points)}</StatusMark>
  }
}
