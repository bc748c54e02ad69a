import { useEffect, useRef } from 'react'
import { Link, paths } from 'shared/router'
import { Button } from 'shared/ui'
import { prepareTill, type SeenVoucher } from 'shared/vouchers'
import { messages } from '../messages.ts'

interface TillLinkProps {
  readonly voucher: SeenVoucher
  readonly variant?: 'primary' | 'secondary'
  /** Whether it takes the focus when it comes: a customer who returns from the till finds it there. */
  readonly hasFocus?: boolean | undefined
  readonly 'aria-describedby'?: string
}

/** The way to the till with this voucher. */
export function TillLink({ voucher, variant = 'primary', hasFocus = false, ...described }: TillLinkProps) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    prepareTill(link.current)
    if (hasFocus) link.current?.focus()
  }, [hasFocus])
  return (
    <Button asChild fullWidth variant={variant}>
      <Link ref={link} to={paths.till(voucher.organizationKey, voucher)} {...described}>
        {messages.voucher.showAtTill}
      </Link>
    </Button>
  )
}
