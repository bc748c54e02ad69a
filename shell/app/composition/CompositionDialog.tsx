import { useId, type ReactNode } from 'react'
import type { Release } from 'shared/federation'
import { queryOptions, useLoaded } from 'shared/query'
import { Button, chakra, Dialog, Flex, Notice, Skeleton, Stack, Text, Title } from 'shared/ui'
import { CopyReport } from '../report/CopyReport.tsx'
import type { ComposedPart, Composition, SharedModule } from './composition.ts'
import { compositionMessages as texts } from './composition-messages.ts'
import {
  descriptionAddress,
  type PartDescription,
  type ReleaseDescription,
} from '../../contract/release-description.ts'

interface CompositionDialogProps {
  readonly release: Release
  readonly composition: Composition
  readonly onClose: () => void
}

/** How this page was composed: what the page knows by itself at once, and who released it as soon as the server says so. */
export function CompositionDialog({ release, composition, onClose }: CompositionDialogProps) {
  const { id, override } = release
  const asked = useLoaded(descriptionQuery(override?.release ?? id))
  const described = asked.state === 'loaded' ? asked.data.parts : {}
  const descriptions = override ? { ...described, [override.remote]: { ...override, id: override.version } } : described
  return (
    <Dialog open onClose={onClose} title={texts.title}>
      <Stack gap="6">
        <Rows>
          <Row name={texts.release}>
            <Code>{id}</Code>
            <span>{`, ${texts.reach(release)}`}</span>
          </Row>
        </Rows>
        {asked.state === 'failed' && (
          <Notice status="warning" role="alert">
            <span>{texts.failed}</span>
            <Flex marginTop="2">
              <Button variant="secondary" loading={asked.isFetching} onClick={asked.retry}>
                {texts.tryAgain}
              </Button>
            </Flex>
          </Notice>
        )}
        {composition.parts.map((part) => (
          <Part
            key={part.name}
            part={part}
            description={descriptions[part.name]}
            isOverride={part.name === override?.remote}
            isPending={asked.state === 'pending'}
          />
        ))}
        <SharedModules modules={composition.shared} />
        <CopyReport release={release} />
      </Stack>
    </Dialog>
  )
}

/** What the server says of a release. */
const descriptionQuery = (release: string) =>
  queryOptions({
    queryKey: ['release', release],
    async queryFn({ signal }) {
      const response = await fetch(descriptionAddress(release), { signal })
      if (!response.ok) throw new Error(`the server answers ${response.status}`)
      // It comes from the same server as the page, so its shape is not checked.
      return (await response.json()) as ReleaseDescription
    },
  })

interface PartProps {
  readonly part: ComposedPart
  readonly description: PartDescription | undefined
  readonly isOverride: boolean
  /** The description is on its way. */
  readonly isPending: boolean
}

function Part({ part, description, isOverride, isPending }: PartProps) {
  const { name, version, integrity, loads } = part
  const titleId = useId()
  const known = (text: string | undefined) =>
    text ?? (isPending ? <Skeleton width="60%" height="1lh" /> : texts.unknown)
  return (
    <section aria-labelledby={titleId}>
      <Title level={3} id={titleId} marginBottom="1">
        {name}
      </Title>
      <Rows>
        <Row name={texts.version}>
          <span>{version}</span>
          {description && (
            <>
              <span>, </span>
              <Code>{description.id}</Code>
            </>
          )}
        </Row>
        <Row name={texts.published}>
          {known(
            description && tell(description.published) + (description.commit ? texts.commit(description.commit) : ''),
          )}
        </Row>
        <Row name={texts.promoted}>
          {isOverride ? texts.onlyHere : known(description?.promoted && tell(description.promoted))}
        </Row>
        <Row name={texts.integrity}>
          {integrity === undefined ? texts.noIntegrity : <LongCode>{integrity}</LongCode>}
        </Row>
        {name !== 'shell' && (
          <Row name={texts.screens}>{loads.length === 0 ? texts.noScreens : loads.map(texts.load).join('; ')}</Row>
        )}
      </Rows>
    </section>
  )
}

function SharedModules({ modules }: { modules: readonly SharedModule[] }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <Title level={3} id={titleId} marginBottom="1">
        {texts.shared}
      </Title>
      {modules.length === 0 && <Text textStyle="small">{texts.noShared}</Text>}
      <Rows>
        {modules.map(({ name, version, provider, users }) => (
          <Row key={`${name} ${version}`} name={name}>
            {[version, texts.provider(provider), texts.users(users)].join(', ')}
          </Row>
        ))}
      </Rows>
    </section>
  )
}

const moment = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
})

const tell = ({ by, at }: PartDescription['published']) => texts.attribution(by, moment.format(new Date(at)))

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <chakra.dt color="ink.soft">{name}</chakra.dt>
      <chakra.dd margin="0" minWidth="0" overflowWrap="anywhere" marginBottom={{ base: '2', sm: '0' }}>
        {children}
      </chakra.dd>
    </>
  )
}

const Rows = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '8rem 1fr' },
    columnGap: '4',
    rowGap: { sm: '1' },
    margin: '0',
    textStyle: 'small',
  },
})

const Code = chakra('code', { base: { fontFamily: 'ui-monospace, monospace', fontSize: 'xs' } })

/** One line, as much as fits: what is copied has all of it. */
const LongCode = chakra(Code, {
  base: { display: 'block', lineHeight: 'inherit', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})
