import type { ComponentProps } from 'react'
import { QueryCache } from 'shared/query'
import { chakra } from 'shared/ui'
import type { SiteFrames } from '../App.tsx'
import { ScenePanel } from './ScenePanel.tsx'
import type { SceneChoices } from './scene.ts'

/** The frames of a screen that is looked at alone: no header, no tabs, and the panel. A signed-out screen has the width of its form, as in the site. */
export function bareFrames(choices: SceneChoices): SiteFrames {
  const frame = (layout: ComponentProps<typeof chakra.main>): SiteFrames['Auth'] =>
    function BareFrame({ children }) {
      return (
        <QueryCache>
          <chakra.main
            id="content"
            tabIndex={-1}
            width="full"
            marginInline="auto"
            paddingBottom="24"
            containerType="inline-size"
            {...layout}
          >
            {children}
          </chakra.main>
          <ScenePanel choices={choices} />
        </QueryCache>
      )
    }
  return {
    Auth: frame({ maxWidth: 'calc({sizes.form} + 2rem)', paddingInline: '4', paddingTop: '10' }),
    Console: frame({ maxWidth: 'content', paddingInline: '0', paddingTop: '2' }),
  }
}
