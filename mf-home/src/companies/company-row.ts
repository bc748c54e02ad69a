/** What an organisation stands on, and its place while it is on its way. */
export const companyRow = {
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  minHeight: '20',
  paddingInline: '4',
  paddingBlock: '3',
  borderRadius: 'lg',
  background: 'paper',
  boxShadow: 'card',
  textStyle: 'subtitle',
  color: 'ink',
} as const
