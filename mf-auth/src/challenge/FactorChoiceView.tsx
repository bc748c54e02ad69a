import { useRef, useState } from 'react'
import type { SecondFactor } from 'shared/identity'
import { Button, Stack } from 'shared/ui'
import { AuthCard } from '../layout/AuthCard.tsx'
import { ViewTitle } from '../layout/ViewTitle.tsx'
import { messages } from '../messages.ts'
import { answerChallenge, type Answerer } from './answer-challenge.ts'
import { BackButton } from './BackButton.tsx'

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
      <ViewTitle title={messages.challenge.factorChoice.title}>{messages.challenge.factorChoice.explanation}</ViewTitle>
      <Stack gap="3">
        {factors.map((factor) => (
          <Button key={factor} variant="secondary" fullWidth loading={chosen === factor} onClick={() => void choose(factor)}>
            {messages.challenge.factorChoice.factors[factor]}
          </Button>
        ))}
        <BackButton send={answerer.send} />
      </Stack>
    </AuthCard>
  )
}
