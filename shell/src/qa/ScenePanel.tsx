import { chakra, SelectField, Stack, Text } from 'shared/ui'
import { qaMessages } from './qa-messages.ts'
import type { SceneChoices } from './scene.ts'

/** A small panel at the page's edge: what the address says, to be chosen again. A choice opens the address that says it. */
export function ScenePanel({ choices }: { choices: SceneChoices }) {
  const { remote, version, scenario, org, customer, isOwn, scenarios, orgs, customers } = choices
  return (
    <Panel aria-label={qaMessages.panel}>
      {!isOwn && (
        <Text padding="3" paddingBottom="0">
          {qaMessages.otherThanScenarios}
        </Text>
      )}
      <chakra.details>
        <chakra.summary padding="3" cursor="pointer" fontWeight="bold">
          {remote}@{version}
        </chakra.summary>
        <Stack gap="3" padding="3" paddingTop="0">
          <SelectField
            label={qaMessages.scenario}
            value={scenario}
            onValueChange={(slug) => open(choices, { scenario: slug })}
            options={scenarios.map(({ slug, name }) => ({ value: slug, label: name }))}
          />
          <SelectField
            label={qaMessages.organization}
            value={org}
            onValueChange={(key) => open(choices, { scenario, org: key, customer })}
            options={[none(qaMessages.noOrganization), ...orgs.map(({ key, name }) => ({ value: key, label: name }))]}
          />
          <SelectField
            label={qaMessages.customer}
            value={customer}
            onValueChange={(name) => open(choices, { scenario, org, customer: name })}
            options={[none(qaMessages.nobody), ...customers.map((name) => ({ value: name, label: name }))]}
          />
          <chakra.a href="/" textDecoration="underline">
            {qaMessages.allScenarios}
          </chakra.a>
        </Stack>
      </chakra.details>
    </Panel>
  )
}

/** Opens the address of other choices. Another scenario begins with its own organisation and customer. */
function open({ remote, version }: SceneChoices, choice: Readonly<Record<string, string>>): void {
  location.assign(`/${remote}?${new URLSearchParams({ version, ...choice })}`)
}

const none = (label: string) => ({ value: '', label })

const Panel = chakra('aside', {
  base: {
    position: 'fixed',
    insetInlineEnd: '3',
    bottom: '3',
    zIndex: '2',
    maxWidth: 'min({sizes.80}, calc(100vw - 1.5rem))',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'md',
    background: 'paper',
    boxShadow: 'card',
    color: 'ink',
    textStyle: 'small',
  },
})
