import { useRef, useState } from 'react'
import type { SecondFactor } from 'shared/identity'
import { Button, Stack } from 'shared/ui'
import { AuthCard } from '../layout/AuthCard.tsx'
import { BackButton } from '../layout/BackButton.tsx'
import { ViewTitle } from '../layout/ViewTitle.tsx'
import { answerChallenge, type Answerer } from './answer-challenge.ts'
import { challengeMessages } from './messages.ts'

interface FactorChoiceViewProps {
  readonly answerer: Answerer
  readonly factors: readonly SecondFactor[]
}

/** Which of the second factors the customer has at hand. */
export function FactorChoiceView({ answerer, factors }: FactorChoiceViewProps) {
  const [chosen, setChosen] = useState<SecondFactor>()
  // Decides at once, while `chosen` waits for a render: two clicks can come in between.
  const underWay = useRef(false)

  async function choose(factor: SecondFactor) {
    if (underWay.current) return
    underWay.current = true
    setChosen(factor)
    await answerChallenge(answerer, (account) => account.answerWithFactor(factor)).finally(() => {
      underWay.current = false
      setChosen(undefined)
    })
  }

  return (
    <AuthCard>
      <ViewTitle title={challengeMessages.factorChoice.title}>{challengeMessages.factorChoice.explanation}</ViewTitle>
      <Stack gap="3">
        {factors.map((factor) => (
          <Button key={factor} variant="secondary" fullWidth loading={chosen === factor} onClick={() => void choose(factor)}>
            {challengeMessages.factorChoice.factors[factor]}
          </Button>
        ))}
        <BackButton send={answerer.send} />
      </Stack>
    </AuthCard>
  )
}
