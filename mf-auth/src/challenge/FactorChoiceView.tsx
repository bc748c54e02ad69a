import type { SecondFactor } from 'shared/identity'
import { Button, Stack, useAction } from 'shared/ui'
import { laterMessages } from '../later-messages.ts'
import { AuthCard, WayOut } from '../layout/AuthCard.tsx'
import { answerChallenge, type SignInAttempt } from './answer-challenge.ts'

interface FactorChoiceViewProps {
  readonly attempt: SignInAttempt
  readonly factors: readonly SecondFactor[]
}

/** Asks which of the second factors the customer has at hand. */
export function FactorChoiceView({ attempt, factors }: FactorChoiceViewProps) {
  const choosing = useAction((factor: SecondFactor) =>
    answerChallenge('factor', attempt, (account) => account.answerWithFactor(factor)),
  )
  return (
    <AuthCard title={laterMessages.factorChoice.title} explanation={laterMessages.factorChoice.explanation}>
      <Stack gap="3">
        {factors.map((factor) => (
          <Button
            key={factor}
            variant="secondary"
            fullWidth
            loading={choosing.input?.[0] === factor}
            onClick={() => choosing.run(factor)}
          >
            {laterMessages.factorChoice.factors[factor]}
          </Button>
        ))}
        <WayOut step={attempt.step} />
      </Stack>
    </AuthCard>
  )
}
