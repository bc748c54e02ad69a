import { useRef, type KeyboardEvent } from 'react'
import { chakra } from 'shared/ui'
import { tabs, type Tab } from '../flow/flow.ts'
import { messages } from '../messages.ts'

const tabPanelId = 'auth-panel'
const tabId = (tab: Tab) => `auth-tab-${tab}`

/** The attributes that make an element the panel of a tab. */
export const tabPanel = (tab: Tab) => ({ role: 'tabpanel', id: tabPanelId, 'aria-labelledby': tabId(tab) })

/** The three ways in. Arrow keys choose as they move, after the tabs pattern of WAI-ARIA. */
export function AuthTabs({ chosen, onChoose }: { readonly chosen: Tab; readonly onChoose: (tab: Tab) => void }) {
  const list = useRef<HTMLDivElement>(null)

  function handleKey(event: KeyboardEvent) {
    const target = tabAfterKey(chosen, event.key)
    if (!target) return
    event.preventDefault()
    onChoose(target)
    list.current?.querySelector<HTMLElement>(`#${tabId(target)}`)?.focus()
  }

  return (
    <TabList ref={list} role="tablist" aria-label={messages.tabList} onKeyDown={handleKey}>
      {tabs.map((tab) => (
        <TabButton
          key={tab}
          id={tabId(tab)}
          type="button"
          role="tab"
          aria-selected={tab === chosen}
          aria-controls={tab === chosen ? tabPanelId : undefined}
          tabIndex={tab === chosen ? 0 : -1}
          onClick={() => onChoose(tab)}
        >
          {messages.tabs[tab]}
        </TabButton>
      ))}
    </TabList>
  )
}

function tabAfterKey(chosen: Tab, key: string): Tab | undefined {
  const index = tabs.indexOf(chosen)
  const next = (index + 1) % tabs.length
  const places: Readonly<Record<string, number>> = { ArrowRight: next, ArrowLeft: index - 1, Home: 0, End: -1 }
  const place = places[key]
  return place === undefined ? undefined : tabs.at(place)
}

const TabList = chakra('div', {
  base: {
    display: 'flex',
    // Large text needs a second row: nobody can choose a tab that is cut off.
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    paddingInline: { base: '3', sm: '6' },
    borderBottomWidth: '1px',
    borderColor: 'line',
  },
})

const TabButton = chakra('button', {
  base: {
    minHeight: '14',
    '@media (max-height: 30rem)': { minHeight: '12' },
    paddingInline: '2',
    marginBottom: '-1px',
    borderBottomWidth: '3px',
    borderColor: 'transparent',
    textStyle: { base: 'small', sm: 'body' },
    fontWeight: 'semibold',
    color: 'ink.soft',
    cursor: 'pointer',
    transitionProperty: 'color, border-color',
    transitionDuration: 'fast',
    '&[aria-selected=false]:hover': { color: 'ink' },
    _focusVisible: { outlineOffset: '-3px', boxShadow: 'none', borderRadius: 'sm' },
    '&[aria-selected=true]': { color: 'brand.text', borderColor: 'brand.text' },
  },
})
