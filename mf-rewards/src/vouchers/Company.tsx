import { useEffect, useId, useRef } from 'react'
import type { RewardCompany } from 'shared/contract'
import { AlertIcon, Box, Button, chakra, Stack, Text } from 'shared/ui'
import { messages } from '../messages.ts'
import type { AvailableVoucherState, VoucherControl } from './voucher-machine.ts'

interface CompanyProps {
  readonly companies: readonly RewardCompany[]
  readonly state: AvailableVoucherState
  readonly control: VoucherControl
}

/** Where the reward is redeemed: the only company, or the customer's choice of several. */
export function Company({ companies, state, control }: CompanyProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const remark = useRef<HTMLDivElement>(null)
  const remarkId = useId()
  const isMissing = lacksCompany(state)
  // Each press without a choice is another state.
  useEffect(() => {
    if (!lacksCompany(state)) return
    group.current?.querySelector('input')?.focus({ preventScroll: true })
    remark.current?.scrollIntoView({ block: 'nearest' })
  }, [state])
  const companyRef = 'companyRef' in state ? state.companyRef : undefined
  const [first] = companies
  if (companies.length === 1) return <RedeemedAt name={first?.name} />
  if (state.step === 'voucher') {
    return (
      <Stack gap="1" alignItems="flex-start">
        <RedeemedAt name={state.voucher.companyName} />
        <Box marginInlineStart="-2" css={{ '& button': { paddingInline: '2' } }}>
          <Button variant="quiet" onClick={() => control.chooseCompany(undefined)}>
            {messages.voucher.otherCompany}
          </Button>
        </Box>
      </Stack>
    )
  }
  return (
    // It takes the focus of 'Escolher outra empresa', whose place it takes.
    <chakra.fieldset
      ref={group}
      tabIndex={-1}
      // A group itself cannot be invalid.
      role="radiogroup"
      aria-invalid={isMissing || undefined}
      aria-describedby={remarkId}
      disabled={state.step !== 'no-voucher' && state.step !== 'undecided'}
    >
      <chakra.legend textStyle="small" fontWeight="bold">
        {messages.voucher.companyLegend}
      </chakra.legend>
      <Remark ref={remark} id={remarkId} data-missing={isMissing || undefined}>
        {isMissing && <AlertIcon size={20} />}
        <span>{isMissing ? messages.voucher.chooseCompany : messages.voucher.companyHint}</span>
      </Remark>
      <Stack gap="2">
        {companies.map(({ name, ref }) => (
          <CompanyChoice key={ref}>
            <Radio
              type="radio"
              name="company"
              value={ref}
              checked={ref === companyRef}
              onChange={() => control.chooseCompany(ref)}
            />
            <span>{name}</span>
          </CompanyChoice>
        ))}
      </Stack>
    </chakra.fieldset>
  )
}

const lacksCompany = (state: AvailableVoucherState): boolean =>
  state.step === 'no-voucher' && state.problem === 'no-company-chosen'

function RedeemedAt({ name }: { readonly name: string | undefined }) {
  return (
    <div>
      <Text textStyle="small" color="ink.soft">
        {messages.voucher.companyOnly}
      </Text>
      <Text fontWeight="bold">{name}</Text>
    </div>
  )
}

/** A hint or, in its line, an error. Its question comes into sight with it: the button that was pressed is pinned. */
const Remark = chakra('div', {
  base: {
    display: 'flex',
    gap: '1.5',
    marginBottom: '2',
    scrollMarginTop: '10',
    textStyle: 'small',
    color: 'ink.soft',
    '&[data-missing]': { color: 'danger.text', fontWeight: 'semibold' },
    '&[data-missing] ~ * label': { borderColor: 'danger.text' },
    '& svg': { flexShrink: '0' },
  },
})

const CompanyChoice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'control',
    paddingInline: '4',
    paddingBlock: '2.5',
    borderWidth: '1px',
    borderColor: 'line.strong',
    borderRadius: 'md',
    lineHeight: '1.3',
    cursor: 'pointer',
    '&:has(:checked)': { borderColor: 'brand.text', background: 'brand.tint', fontWeight: 'bold' },
    '&:has(:disabled)': { cursor: 'default' },
  },
})

const Radio = chakra('input', {
  base: {
    appearance: 'none',
    flexShrink: '0',
    width: '5',
    height: '5',
    border: '2px solid {colors.ink.soft}',
    borderRadius: 'full',
    cursor: 'inherit',
    // Its whole label comes into sight.
    scrollMargin: '4',
    _checked: { border: '6px solid {colors.brand.text}' },
    _disabled: { borderColor: 'line.strong' },
  },
})
