import { illustration } from 'shared/ui'

/** A voucher that is not there yet. */
export const TicketIllustration = illustration(
  <>
    <ellipse className="tint" cx="72" cy="58" rx="64" ry="46" />
    <path className="paper" d="M24 34h96a4 4 0 0 1 4 4v9a9 9 0 0 0 0 18v9a4 4 0 0 1-4 4H24a4 4 0 0 1-4-4v-9a9 9 0 0 0 0-18v-9a4 4 0 0 1 4-4z" />
    <path d="M84 34v6m0 7v6m0 7v6m0 7v5" />
    <path className="brand" d="M34 44h12v12H34zM56 44h12v12H56zM34 61h12v9H34z" />
    <path d="M56 61h4v4m8 0v5h-8M96 50h16M96 61h10" />
    <path d="M110 16v8m-4-4h8M32 90v6m-3-3h6" />
  </>,
)
