import { chakra, SelectField, Stack, Text } from 'shared/ui'
import { qaMessages } from './qa-messages.ts'
import type { SceneChoices } from './scene.ts'

/** A small panel at the page's edge: what the address says, to be chosen again. A choice opens the address that says it. */
export function ScenePanel({ choices }: { choices: SceneChoices }) {
  const { remote, version, former, isOwn, fields } = choices
  const notes = [
    ...(former === undefined ? [] : [qaMessages.formerScenario(former)]),
    ...(isOwn ? [] : [qaMessages.otherThanScenarios]),
  ]
  return (
    <Panel aria-label={qaMessages.panel}>
      {notes.map((note) => (
        <Text key={note} padding="3" paddingBottom="0">
          {note}
        </Text>
      ))}
      <chakra.details>
        <chakra.summary padding="3" cursor="pointer" fontWeight="bold">
          {`${remote}@${version}`}
        </chakra.summary>
        <Stack gap="3" padding="3" paddingTop="0">
          {fields.map(({ name, label, value, options }) => (
            <SelectField
              key={name}
              label={label}
              value={value}
              onValueChange={(chosen) => open(choices, name, chosen)}
              options={options.map(([option, text]) => ({ value: option, label: text }))}
            />
          ))}
          <chakra.a href="/" textDecoration="underline">
            {qaMessages.allScenarios}
          </chakra.a>
        </Stack>
      </chakra.details>
    </Panel>
  )
}

/** Opens the address of another choice. Another scenario begins with its own organisation and customer. */
function open({ remote, version, fields }: SceneChoices, name: string, value: string): void {
  const kept = name === 'scenario' ? [] : fields.map((field) => [field.name, field.value])
  location.assign(`/${remote}?${new URLSearchParams({ version, ...Object.fromEntries(kept), [name]: value })}`)
}

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
