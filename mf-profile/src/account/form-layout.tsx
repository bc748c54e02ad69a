import type { ReactNode } from 'react'
import { chakra, Flex, Grid, Text } from 'shared/ui'

const columns = { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }

/** Fields below each other on phones, two in a row from 640 px; the first one has a row of its own. */
export function FieldGrid({ children }: { readonly children: ReactNode }) {
  return (
    <Grid templateColumns={columns} gap="4" alignItems="start" css={{ '& > :first-of-type': { gridColumn: '1 / -1' } }}>
      {children}
    </Grid>
  )
}

interface ReadOnlyFieldsProps {
  readonly noteId: string
  readonly note: string
  readonly children: ReactNode
}

/** Fields that cannot be changed, with the note that belongs to all of them. */
export function ReadOnlyFields({ noteId, note, children }: ReadOnlyFieldsProps) {
  return (
    <chakra.fieldset aria-describedby={noteId} marginTop="4">
      <Grid templateColumns={columns} gap="4" alignItems="start">
        {children}
      </Grid>
      <Text id={noteId} textStyle="small" color="ink.soft" marginTop="2">
        {note}
      </Text>
    </chakra.fieldset>
  )
}

/** The form's buttons. On phones the last one takes the space that is left. */
export function SaveRow({ children }: { readonly children: ReactNode }) {
  return (
    <Flex
      wrap="wrap"
      justifyContent="flex-end"
      gap="3"
      marginTop="6"
      css={{ '& > :last-child': { flexGrow: { base: '1', md: '0' }, minWidth: { md: '56' } } }}
    >
      {children}
    </Flex>
  )
}
