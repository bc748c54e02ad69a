import type { SecondFactor } from 'shared/identity'
import { Button, Stack, useAction } from 'shared/ui'
import { laterMessages } from '../later-messages.ts'
import { AuthCard } from '../layout/AuthCard.tsx'
import { ViewTitle } from '../layout/ViewTitle.tsx'
import { BackButton } from '../layout/WaysOut.tsx'
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
    <AuthCard>
      <ViewTitle title={laterMessages.factorChoice.title}>{laterMessages.factorChoice.explanation}</ViewTitle>
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
        <BackButton step={attempt.step} />
      </Stack>
    </AuthCard>
  )
}
