import { chakra, Skeleton, Stack } from 'shared/ui'
import { messages } from '../messages.ts'
import { SettingGroup, SettingRows } from './SettingGroup.tsx'
import { StillRow } from './SettingRow.tsx'

/** Each group with the number of its rows. */
const groups = [
  { title: messages.organizations.title, rows: 1 },
  { title: messages.security.title, rows: 2 },
  { title: messages.privacy.title, rows: 2 },
  { title: messages.signOut.title, rows: 2 },
] as const

/** The settings' place while the customer is not known. */
export function SettingsSkeleton() {
  return (
    <Stack gap="6" aria-hidden>
      {groups.map(({ title, rows }) => (
        <SettingGroup key={title} title={title}>
          <SettingRows>
            {Array.from({ length: rows }, (_, row) => (
              <RowSkeleton key={row} />
            ))}
          </SettingRows>
        </SettingGroup>
      ))}
    </Stack>
  )
}

/** A row that is not known yet, of a row's size. */
export function RowSkeleton() {
  return (
    <StillRow
      icon={<Skeleton width="6" height="6" flexShrink="0" />}
      title={<Line width="40%" />}
      hint={<Line width="64%" />}
    />
  )
}

/** As high as the line of text that it stands for. */
function Line({ width }: { width: string }) {
  return (
    <chakra.span display="flex" alignItems="center" height="1lh">
      <Skeleton as="span" height="0.8em" width={width} />
    </chakra.span>
  )
}
