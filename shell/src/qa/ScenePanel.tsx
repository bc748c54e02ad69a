import { chakra, SelectField, Stack, Text } from 'shared/ui'
import { qaMessages } from './qa-messages.ts'
import type { SceneChoices } from './scene.ts'

/** A small panel at the page's edge: what the address says, to be chosen again. A choice opens the address that says it. */
export function ScenePanel({ choices }: { choices: SceneChoices }) {
  const { remote, version, scenario, call, fault, org, customer, isOwn, scenarios, calls, faults, orgs, customers } =
    choices
  const here = { scenario, org, customer, call, fault }
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
          {calls.length > 0 && (
            <>
              <SelectField
                label={qaMessages.fault}
                value={fault}
                onValueChange={(kind) => open(choices, { ...here, call: call || (calls[0] ?? ''), fault: kind })}
                options={[none(qaMessages.noFault), ...faults.map((kind) => ({ value: kind, label: kind }))]}
              />
              {fault !== '' && (
                <SelectField
                  label={qaMessages.call}
                  value={call}
                  onValueChange={(name) => open(choices, { ...here, call: name })}
                  options={calls.map((name) => ({ value: name, label: name }))}
                />
              )}
            </>
          )}
          <SelectField
            label={qaMessages.organization}
            value={org}
            onValueChange={(key) => open(choices, { ...here, org: key })}
            options={[none(qaMessages.noOrganization), ...orgs.map(({ key, name }) => ({ value: key, label: name }))]}
          />
          <SelectField
            label={qaMessages.customer}
            value={customer}
            onValueChange={(name) => open(choices, { ...here, customer: name })}
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
