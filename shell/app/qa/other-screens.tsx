import type { ComponentType } from 'react'
import type { ScreenName } from 'shared/federation'
import { Card, PageTitle, ScreenColumn } from 'shared/ui'
import type { ScreenLoader } from '../federation/screen-loader.ts'
import { findScreen } from '../../contract/released-screens.ts'
import { qaMessages } from './qa-messages.ts'

/** A loader that shows a note in place of the other remotes' screens: this page's release does not have them. */
export function withNotesForOtherScreens(loader: ScreenLoader): ScreenLoader {
  const notes = new Map<ScreenName, ComponentType>()
  const isReleased = (screen: ScreenName) => findScreen(loader.release.remotes, screen) !== undefined
  const noteOf = (screen: ScreenName): ComponentType => {
    const note = notes.get(screen) ?? (() => <OtherScreen screen={screen} />)
    notes.set(screen, note)
    return note
  }
  return {
    ...loader,
    prepare: (screen) => isReleased(screen) && loader.prepare(screen),
    loaded: (screen) => (isReleased(screen) ? loader.loaded(screen) : noteOf(screen)),
    load: (screen) =>
      isReleased(screen) ? loader.load(screen) : Promise.resolve({ ok: true, screen: noteOf(screen) }),
  }
}

function OtherScreen({ screen }: { screen: ScreenName }) {
  return (
    <ScreenColumn>
      <Card>
        <PageTitle textStyle="subtitle">{qaMessages.otherScreen(screen)}</PageTitle>
      </Card>
    </ScreenColumn>
  )
}
