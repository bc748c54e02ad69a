import { Card, PageTitle, ScreenColumn, Stack, Text } from '../ui/index.ts'
import { addressOf, type Scenario } from './scenario.ts'

/** The index of a remote that runs alone: a link to each state of its screens. */
export function ScenarioList({ remote, scenarios }: { remote: string; scenarios: readonly Scenario[] }) {
  return (
    <ScreenColumn>
      <PageTitle>{remote}</PageTitle>
      <Stack as="ul" gap="3" listStyleType="none">
        {scenarios.map((scenario) => (
          <li key={scenario.slug}>
            <Card>
              <a href={addressOf(scenario)}>{scenario.name}</a>
              <Text textStyle="small" color="ink.soft">
                {scenario.path} · {scenario.customer ?? 'sem sessão'}
              </Text>
            </Card>
          </li>
        ))}
      </Stack>
    </ScreenColumn>
  )
}
