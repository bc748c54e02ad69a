import type { ReactNode, RefObject } from 'react'
import { Box, chakra, CrossIcon, icon, IconButton, TextField } from 'shared/ui'
import { shortLandscape, smallPhone } from 'shared/screen-size'
import { messages } from '../messages.ts'
import type { RewardChoices, RewardFilter } from './reward-filter.ts'

interface RewardFilterBarProps {
  readonly filter: RewardFilter
  readonly choices: RewardChoices
  readonly onChange: (change: Partial<RewardFilter>) => void
  /** Takes the focus when the search is cleared. */
  readonly searchField: RefObject<HTMLInputElement | null>
  /** Without the points nobody knows what is within reach. */
  readonly isReachKnown: boolean
  /** What comes of it, in words. */
  readonly children: ReactNode
}

/** The search by name, 'Só o que posso trocar', the kinds, the order, and what comes of them. */
export function RewardFilterBar(props: RewardFilterBarProps) {
  const { filter, choices, onChange, children } = props
  return (
    <FilterRow role="search">
      {choices.search && <Search {...props} />}
      {choices.order && (
        <span className="order">
          <select
            aria-label={messages.order.label}
            value={filter.byValue ? 'valor' : 'custo'}
            onChange={(event) => onChange({ byValue: event.currentTarget.value === 'valor' })}
          >
            <option value="custo">{messages.order.byCost}</option>
            <option value="valor">{messages.order.byValue}</option>
          </select>
          <OrderIcon size={20} />
        </span>
      )}
      {choices.kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          aria-pressed={kind === filter.kind}
          onClick={() => onChange({ kind: kind === filter.kind ? '' : kind })}
        >
          {kind}
        </button>
      ))}
      <FoundText role="status">{children}</FoundText>
    </FilterRow>
  )
}

function Search({ filter, onChange, searchField, isReachKnown }: RewardFilterBarProps) {
  const { search, withinReach } = filter
  const clear = () => {
    onChange({ search: '' })
    searchField.current?.focus()
  }
  return (
    <>
      <Box position="relative" flex="1 1 16rem" css={{ '& input': { paddingInlineEnd: '{sizes.control}' } }}>
        <TextField
          ref={searchField}
          type="search"
          label={messages.search}
          value={search}
          onValueChange={(text) => onChange({ search: text })}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={80}
        />
        <FieldEnd>
          {search ? (
            <IconButton label={messages.clearSearch} onClick={clear}>
              <CrossIcon size={20} />
            </IconButton>
          ) : (
            <SearchIcon size={20} />
          )}
        </FieldEnd>
      </Box>
      <button
        type="button"
        aria-pressed={withinReach}
        disabled={!isReachKnown}
        onClick={() => onChange({ withinReach: !withinReach })}
      >
        {withinReach ? <CheckedIcon size={22} /> : <UncheckedIcon size={22} />}
        <span>{messages.withinReach}</span>
      </button>
    </>
  )
}

const FilterRow = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    columnGap: '2',
    rowGap: '3',
    minHeight: 'control',
    '& button[aria-pressed], & select': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'control',
      maxWidth: 'full',
      overflowWrap: 'anywhere',
      paddingInline: { base: '3', sm: '4' },
      borderWidth: '1px',
      borderColor: 'line.strong',
      borderRadius: 'full',
      background: 'paper',
      color: 'ink',
      fontSize: 'sm',
      fontWeight: 'bold',
      cursor: 'pointer',
      transitionProperty: 'background-color, border-color',
      transitionDuration: 'fast',
      _hover: { background: 'ground' },
    },
    // A second line, so that the state does not depend on colour.
    '& button[aria-pressed=true]': {
      background: 'brand.tint',
      _hover: { background: 'brand.tint' },
      borderColor: 'brand.text',
      color: 'brand.text',
      boxShadow: 'inset 0 0 0 1px {colors.brand.text}',
      '@media (forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
    },
    '& > :disabled': { opacity: '0.55', cursor: 'default' },
    '& .order': { display: 'grid', alignItems: 'center' },
    '& .order > *': { gridArea: '1 / 1' },
    '& select': { appearance: 'none', paddingInlineEnd: 'calc({sizes.5} + {spacing.3})' },
    '& .order svg': { justifySelf: 'end', marginInlineEnd: '2', pointerEvents: 'none' },
    // Few controls leave room for the rewards; the words are still said aloud.
    [shortLandscape]: { marginTop: '-4', '& label, & > [role=status]': { srOnly: true } },
    [smallPhone]: { '& > [role=status]': { srOnly: true } },
  },
})

const FoundText = chakra('p', {
  base: {
    flex: '1 0 100%',
    textStyle: 'small',
    color: 'ink.soft',
    fontVariantNumeric: 'tabular-nums',
  },
})

/** Inside the field, as high as its control; a touch on a mere mark reaches the field. */
const FieldEnd = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineEnd: '0',
    bottom: '0',
    display: 'grid',
    placeItems: 'center',
    width: 'control',
    height: 'control',
    color: 'ink.soft',
    pointerEvents: 'none',
    '& > button': { pointerEvents: 'auto' },
  },
})

const box =
  'M7.25 4h9.5A3.25 3.25 0 0 1 20 7.25v9.5A3.25 3.25 0 0 1 16.75 20h-9.5A3.25 3.25 0 0 1 4 16.75v-9.5A3.25 3.25 0 0 1 7.25 4z'

const UncheckedIcon = icon(<path d={box} />)
const CheckedIcon = icon(<path d={`${box}m1 8.25 2.75 2.75 5-5.5`} />)

/** That the rewards have an order, not what is left out. */
const OrderIcon = icon(<path d="M8 5v14m0 0-3.5-3.5M8 19l3.5-3.5M16 19V5m0 0-3.5 3.5M16 5l3.5 3.5" />)

const SearchIcon = icon(
  <>
    <circle cx="11" cy="11" r="6.25" />
    <path d="m15.75 15.75 4.25 4.25" />
  </>,
)
