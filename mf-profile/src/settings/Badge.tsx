import { chakra, CheckIcon } from 'shared/ui'

/** A word or two that say how the row beside it stands. */
export function Badge({ children }: { readonly children: string }) {
  return (
    <Surface>
      <CheckIcon size={14} />
      <span>{children}</span>
    </Surface>
  )
}

const Surface = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '6',
    paddingInline: '2.5',
    borderRadius: 'full',
    background: 'success.tint',
    color: 'success.text',
    fontSize: 'xs',
    fontWeight: 'bold',
    lineHeight: '1.3',
    whiteSpace: 'nowrap',
  },
})
