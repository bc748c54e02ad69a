import { useEffect, useLayoutEffect, useRef, useState, type ComponentProps, type PropsWithChildren } from 'react'
import { now } from 'shared/format'
import { session } from 'shared/session'
import { Button, Dialog, Notice, ProgressBar, Stack, Text, useAction, useStatus } from 'shared/ui'
import { dialogMessages } from '../settings/dialog-messages.ts'
import { collectMyData, type MyData, type Progress } from './collect-my-data.ts'
import { myDataDocument, myDataFileName } from './my-data-document.ts'

const { cancel, tryAgain, data: texts } = dialogMessages

type Making =
  | { readonly step: 'offered' }
  | { readonly step: 'collecting'; readonly progress: Progress | undefined }
  /** Something could not be read: the customer decides whether the rest will do. */
  | { readonly step: 'incomplete'; readonly data: MyData }
  | { readonly step: 'saved'; readonly data: MyData; readonly fileName: string }

/** Makes a file of what the customer sees, in this browser (decisions, 0022). */
export function MyDataDialog({ onClose }: { readonly onClose: () => void }) {
  const my = useMyData()
  const { making } = my
  useStatus(making.step === 'saved' ? texts.ready(making.fileName) : undefined)
  return (
    <Dialog open onClose={onClose} title={texts.title} actions={<MyDataActions {...my} onClose={onClose} />}>
      <Stack gap="4">
        <Text>{texts.explanation}</Text>
        <Text color="ink.soft">{texts.privacy}</Text>
        <MyDataState making={making} />
      </Stack>
    </Dialog>
  )
}

function MyDataState({ making }: { readonly making: Making }) {
  switch (making.step) {
    case 'offered':
      return null
    case 'collecting': {
      const { done, all } = making.progress ?? { done: 0, all: 1 }
      const words = making.progress && texts.organizations(done, all)
      return (
        <Stack gap="2">
          <ProgressBar
            label={texts.progress}
            value={done}
            max={all}
            {...(words !== undefined && { valueText: words })}
          />
          <Text textStyle="small" minHeight="1lh">
            {words}
          </Text>
        </Stack>
      )
    }
    case 'incomplete':
      return (
        <Outcome key="incomplete">
          <Notice status="warning" role="alert">
            <Text>{texts.incomplete}</Text>
            <Stack as="ul" gap="1" paddingInlineStart="5" marginTop="1" listStyleType="disc">
              {making.data.missing.map((part) => (
                <li key={part}>{part}</li>
              ))}
            </Stack>
          </Notice>
        </Outcome>
      )
    case 'saved':
      return (
        <Outcome key="saved">
          <Notice status="success">{texts.ready(making.fileName)}</Notice>
        </Outcome>
      )
  }
}

/** It takes the focus of a button that has left. */
function Outcome({ children }: PropsWithChildren) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (document.activeElement === document.body) element.current?.focus()
  }, [])
  return (
    <div ref={element} tabIndex={-1}>
      {children}
    </div>
  )
}

/** Each button is itself by what it does: none becomes another one under the focus. */
function MyDataActions({
  making,
  collect,
  save,
  onClose,
}: ReturnType<typeof useMyData> & ComponentProps<typeof MyDataDialog>) {
  return (
    <>
      {'data' in making ? (
        <Button key="save" variant="secondary" onClick={() => save(making.data)}>
          {making.step === 'saved' ? texts.again : texts.downloadAnyway}
        </Button>
      ) : (
        <Button key="cancel" variant="secondary" onClick={onClose}>
          {cancel}
        </Button>
      )}
      {making.step === 'saved' ? (
        <Button key="done" onClick={onClose}>
          {texts.done}
        </Button>
      ) : (
        <Button key="collect" loading={making.step === 'collecting'} onClick={collect}>
          {making.step === 'incomplete' ? tryAgain : texts.start}
        </Button>
      )}
    </>
  )
}

/** Makes the file; stops when its dialog is closed. */
function useMyData() {
  const [making, setMaking] = useState<Making>({ step: 'offered' })
  const isClosed = useRef(false)
  useEffect(() => {
    // The strict mode runs this again after its cleanup: the dialog is open then.
    isClosed.current = false
    return () => void (isClosed.current = true)
  }, [])

  const collecting = useAction(async () => {
    const { user } = session
    if (!user) return
    setMaking({ step: 'collecting', progress: undefined })
    const data = await collectMyData(
      user,
      (progress) => setMaking({ step: 'collecting', progress }),
      () => isClosed.current,
    )
    if (!data) return
    if (data.missing.length === 0) save(data)
    else setMaking({ step: 'incomplete', data })
  })

  function save(data: MyData) {
    const { user } = session
    if (!user) return
    const today = new Date(now())
    const fileName = myDataFileName(today)
    saveFile(fileName, JSON.stringify(myDataDocument(user, data.organizations, data.missing, today), undefined, 2))
    setMaking({ step: 'saved', data, fileName })
  }

  return { making, collect: collecting.run, save }
}

function saveFile(name: string, json: string): void {
  const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Safari on iOS takes the file only when the customer has confirmed the download.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
