import { createRoot } from 'react-dom/client'
import type { Release } from 'shared/federation'
import { chakra, CopyButton, Dialog, Stack, Text, UiProvider } from 'shared/ui'
import { messages } from '../messages.ts'
import { reportPage } from '../report/page-report.ts'

/** For those who build and test the site. */
const texts = {
  title: 'Como esta página foi composta',
  whoReleased: 'O comando diz quem publicou cada parte, e quem a pôs no ar.',
  copyCommand: 'Copiar comando',
} as const

let isOpen = false

/** Shows how this page was composed, in a root of its own: it also works if the site itself cannot render. */
export function showComposition(release: Release): void {
  if (isOpen) return
  isOpen = true
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  const close = () => {
    // The dialog closes before it is removed, and so gives back the focus.
    root.unmount()
    container.remove()
    isOpen = false
  }
  root.render(
    <UiProvider>
      <Dialog open onClose={close} title={texts.title}>
        <Stack gap="5">
          <Text textStyle="small">{texts.whoReleased}</Text>
          <Copied text={showCommands(release)} label={texts.copyCommand} />
          <Copied text={reportPage(release)} label={messages.copyReport} />
        </Stack>
      </Dialog>
    </UiProvider>,
  )
}

/** What prints who published and who promoted each part. The release of a tab's override was never served: its version has its own command. */
function showCommands({ id, override }: Release): string {
  const show = (name: string) => `pnpm release show ${name}`
  return override ? `${show(override.release)}\n${show(`${override.remote}@${override.version}`)}` : show(id)
}

function Copied({ text, label }: { text: string; label: string }) {
  return (
    <Stack gap="2">
      <CopyButton text={text} label={label} copied={messages.copied} failed={messages.copyFailed} />
      <Code>{text}</Code>
    </Stack>
  )
}

const Code = chakra('pre', {
  base: {
    margin: '0',
    padding: '3',
    borderRadius: 'sm',
    background: 'ground',
    fontFamily: 'ui-monospace, monospace',
    fontSize: 'xs',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
})
