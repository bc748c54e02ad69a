import type { ReactNode } from 'react'
import { chakra } from 'shared/ui'
import type { SiteFrames } from '../App.tsx'
import { ScenePanel } from './ScenePanel.tsx'
import type { SceneChoices } from './scene.ts'

/** The frames of a screen that is looked at alone: no header, no tabs, and the panel. A signed-out screen has the width of its form, as in the site. */
export const bareFrames = (choices: SceneChoices): SiteFrames => ({
  Auth: ({ children }) => (
    <BareFrame choices={choices} width="form">
      {children}
    </BareFrame>
  ),
  Console: ({ children }) => (
    <BareFrame choices={choices} width="content">
      {children}
    </BareFrame>
  ),
})

function BareFrame({
  choices,
  width,
  children,
}: {
  choices: SceneChoices
  width: 'form' | 'content'
  children: ReactNode
}) {
  const isForm = width === 'form'
  return (
    <>
      <chakra.main
        id="content"
        tabIndex={-1}
        width="full"
        maxWidth={isForm ? 'calc({sizes.form} + 2rem)' : width}
        marginInline="auto"
        paddingInline={isForm ? '4' : '0'}
        paddingTop={isForm ? '10' : '2'}
        paddingBottom="24"
      >
        {children}
      </chakra.main>
      <ScenePanel choices={choices} />
    </>
  )
}
