import { useEffect, useRef } from 'react'
import { Link, paths } from 'shared/router'
import { Button } from 'shared/ui'
import { prepareTill, type SeenVoucher } from 'shared/vouchers'
import { messages } from '../messages.ts'

interface TillLinkProps {
  readonly voucher: SeenVoucher
  readonly variant?: 'primary' | 'secondary'
  readonly 'aria-describedby'?: string
}

/** The way to the till with this voucher. */
export function TillLink({ voucher, variant = 'primary', ...described }: TillLinkProps) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => prepareTill(link.current), [])
  return (
    <Button asChild fullWidth variant={variant}>
      <Link ref={link} to={paths.till(voucher.organizationKey, voucher)} {...described}>
        {messages.voucher.showAtTill}
      </Link>
    </Button>
  )
}
