import { Card, chakra, HStack, Skeleton, Stack, Status } from 'shared/ui'
import { messages } from '../messages.ts'
import { SettingGroup } from '../settings/SettingRows.tsx'
import { FieldGrid, ReadOnlyFields, SaveRow } from './form-layout.tsx'

const { form } = messages

export function ProfileSkeleton() {
  return (
    <>
      <Status>{messages.loading}</Status>
      <Stack gap="6" aria-hidden>
        <HStack gap="4" minHeight="20">
          <Skeleton width="20" height="20" borderRadius="full" flexShrink="0" />
          <Stack gap="2" flex="1">
            <Skeleton height="6" width="60%" />
            <Skeleton height="5" width="40%" />
          </Stack>
        </HStack>
        <SettingGroup title={form.title}>
          <Card>
            <FieldGrid>
              <FieldSkeleton label={form.name} />
              <FieldSkeleton label={form.birthdate} />
              <FieldSkeleton label={form.gender} />
            </FieldGrid>
            <ReadOnlyFields noteId="profile-skeleton-note" note={form.readOnly}>
              <FieldSkeleton label={form.phone} />
              <FieldSkeleton label={form.email} />
            </ReadOnlyFields>
            <SaveRow>
              <Skeleton height="control" width="56" borderRadius="md" />
            </SaveRow>
          </Card>
        </SettingGroup>
      </Stack>
    </>
  )
}

function FieldSkeleton({ label }: { readonly label: string }) {
  return (
    <Stack gap="1.5">
      <chakra.span textStyle="small" fontWeight="bold">
        {label}
      </chakra.span>
      <Skeleton height="control" borderRadius="md" />
    </Stack>
  )
}
