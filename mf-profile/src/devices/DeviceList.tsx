import { useEffect, useRef, useState } from 'react'
import type { Device } from 'shared/identity'
import { useToday } from 'shared/today'
import { Button, chakra, CheckIcon, Stack, Text } from 'shared/ui'
import { dialogMessages } from '../settings/dialog-messages.ts'
import { deviceTitle, lastUse } from './device.ts'

const { devices: texts } = dialogMessages

/** How many are shown at a time (spec §9). */
const pageLength = 60

interface DeviceListProps {
  readonly devices: readonly Device[]
  readonly onForget: (device: Device) => void
}

export function DeviceList({ devices, onForget }: DeviceListProps) {
  const [pages, setPages] = useState(1)
  const today = useToday()
  const shown = devices.slice(0, pages * pageLength)
  const list = useRef<HTMLUListElement>(null)

  // The button that was pressed moves down or goes away: the first of the new rows takes the focus.
  useEffect(() => {
    if (pages > 1) list.current?.querySelectorAll('button')[(pages - 1) * pageLength]?.focus()
  }, [pages])

  return (
    <Stack gap="4">
      <Rows ref={list}>
        {shown.map((device) => (
          <DeviceRow key={device.id} device={device} today={today} onForget={() => onForget(device)} />
        ))}
      </Rows>
      {shown.length < devices.length && (
        <Button variant="secondary" onClick={() => setPages(pages + 1)}>
          {texts.showMore}
        </Button>
      )}
    </Stack>
  )
}

interface DeviceRowProps {
  readonly device: Device
  readonly today: Date
  readonly onForget: () => void
}

function DeviceRow({ device, today, onForget }: DeviceRowProps) {
  const title = deviceTitle(device.name)
  return (
    <li>
      <chakra.div flex="1 1 8rem" minWidth="0" overflowWrap="anywhere">
        <Text fontWeight="semibold" lineHeight="1.3">
          {title}
        </Text>
        <Text textStyle="small" color="ink.soft">
          {lastUse(device.lastUsedAt, today)}
        </Text>
        {device.isThisDevice && (
          <Badge>
            <CheckIcon size={14} />
            <span>{texts.thisDevice}</span>
          </Badge>
        )}
      </chakra.div>
      <Button variant="quiet" aria-label={texts.forgetNamed(title)} aria-haspopup="dialog" onClick={onForget}>
        {texts.forget}
      </Button>
    </li>
  )
}

const Rows = chakra('ul', {
  base: {
    listStyleType: 'none',
    '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', minHeight: '16', paddingBlock: '2' },
    '& > li + li': { borderTopWidth: '1px', borderColor: 'line' },
    '& button': { marginInlineEnd: '-4', paddingInline: '4' },
  },
})

const Badge = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '6',
    paddingInline: '2.5',
    borderRadius: 'full',
    background: 'success.tint',
    color: 'success.text',
    fontSize: 'xs',
    fontWeight: 'bold',
    lineHeight: '1.3',
    whiteSpace: 'nowrap',
  },
})
