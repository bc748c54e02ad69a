import { chakra } from 'shared/ui'

/**
 * The entries of a month, on a line with a dot each. It has the styles of all that is in it: an entry is plain elements, since
 * styles that are computed for each of thousands are what makes a long list stutter.
 */
export const TimelineList = chakra('div', {
  base: {
    // Laid out by itself, so that the others are not when it comes; and painted by itself, so that it is not again whenever the screen has moved.
    '& .stretch': { contain: 'layout paint' },
    // Of an entry with a name of one line, or two on the narrowest phones, where the amount stands below the date.
    '--entry-height': { base: '8.75rem', sm: '6.25rem' },
    '& [role=listitem]': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      minHeight: 'var(--entry-height)',
      paddingBlock: '3.5',
    },
    '& .undrawn': { overflowAnchor: 'none' },
    // The line; an entry's dot stands on it.
    '& [role=listitem], & .undrawn': { background: 'linear-gradient({colors.line}, {colors.line}) 5px 0 / 2px 100% no-repeat' },
    '& [data-first]': { backgroundPositionY: '{spacing.6}' },
    '& [data-last]': { backgroundSize: '2px {spacing.6}' },
    '& [data-first][data-last]': { backgroundSize: '0' },
    '& [role=listitem]::before': {
      content: '""',
      width: '3',
      height: '3',
      marginTop: '1.5',
      marginInlineEnd: '4',
      borderRadius: 'full',
      borderWidth: '2px',
      borderColor: 'brand.border',
      background: 'brand',
      boxShadow: '0 0 0 3px {colors.paper}',
    },
    '& .waiting::before': { background: 'line', borderColor: 'line' },
    // All that an entry says but its points, which large text moves from its side to below it.
    '& .words': { flex: '1 1 8rem', minWidth: '0', marginInlineEnd: '4' },
    '& .company': { fontWeight: 'bold', overflowWrap: 'anywhere', marginBottom: '0.5' },
    '& .facts': { display: 'flex', flexWrap: 'wrap', columnGap: '3', marginBottom: '0.5', textStyle: 'small', color: 'ink.soft', fontVariantNumeric: 'tabular-nums' },
    '& .points': { textAlign: 'end', whiteSpace: 'nowrap' },
    '& .number': { display: 'block', textStyle: 'number', fontSize: 'xl', lineHeight: 'title' },
    '& [data-color=gray] .number': { color: 'ink.soft' },
    '& .unit': { display: 'block', textStyle: 'caption', color: 'ink.soft' },
  },
})
