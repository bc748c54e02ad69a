import type { ReactNode } from 'react'

export interface IconProps {
  /** Width and height in px at the usual text size, with which it grows; 24 by default. */
  readonly size?: number
}

/** An icon on a 24 px grid with one stroke width, in the text's colour. It always needs a word or an accessible name beside it. */
export function icon(drawing: ReactNode) {
  return function Icon({ size = 24 }: IconProps) {
    const side = `${size / 16}rem`
    return (
      <svg
        aria-hidden="true"
        width={side}
        height={side}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {drawing}
      </svg>
    )
  }
}

export const GiftIcon = icon(
  <path d="M4 8.5h16v3.5H4zM5.5 12v7a1 1 0 0 0 1 1h11a1 1 0 0 0 1-1v-7M12 8.5V20M12 8.5C9.2 8.5 7.5 7.6 7.5 6A1.9 1.9 0 0 1 9.4 4C11.2 4 12 6 12 8.5zm0 0c2.8 0 4.5-.9 4.5-2.5A1.9 1.9 0 0 0 14.6 4C12.8 4 12 6 12 8.5z" />,
)
export const ChevronIcon = icon(<path d="m9.5 5.5 6.5 6.5-6.5 6.5" />)
export const CheckIcon = icon(<path d="m4.75 12.5 4.75 4.75L19.25 7" />)
export const CrossIcon = icon(<path d="m6 6 12 12M18 6 6 18" />)
export const CopyIcon = icon(
  <>
    <rect x="8.5" y="8.5" width="11.5" height="11.5" rx="2" />
    <path d="M15.5 8.5V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v7.5a2 2 0 0 0 2 2h2.5" />
  </>,
)
export const ClockIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7.25V12l3.25 2" />
  </>,
)
export const AlertIcon = icon(
  <path d="M12 9.25v4.25m0 3v.01M10.7 4.75 3.2 17.7A1.5 1.5 0 0 0 4.5 20h15a1.5 1.5 0 0 0 1.3-2.3l-7.5-12.95a1.5 1.5 0 0 0-2.6 0z" />,
)
export const InfoIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11.25v5m0-8.5v.01" />
  </>,
)
export const LogoutIcon = icon(
  <path d="M14 4.5H6a1 1 0 0 0-1 1v13a1 1 0 0 0 1 1h8M10.5 12H20m-3.5-3.75L20.25 12l-3.75 3.75" />,
)
export const PersonIcon = icon(
  <>
    <circle cx="12" cy="8" r="3.75" />
    <path d="M4.75 20c.6-3.6 3.5-5.5 7.25-5.5s6.65 1.9 7.25 5.5" />
  </>,
)
export const EyeIcon = icon(
  <>
    <path d="M2.75 12S6 5.75 12 5.75 21.25 12 21.25 12 18 18.25 12 18.25 2.75 12 2.75 12z" />
    <circle cx="12" cy="12" r="2.75" />
  </>,
)
export const EyeOffIcon = icon(
  <path d="M4.5 4.5 19.5 19.5M9.9 6a8.6 8.6 0 0 1 2.1-.25c6 0 9.25 6.25 9.25 6.25a15.6 15.6 0 0 1-2.5 3.2m-3 2.15a8.6 8.6 0 0 1-3.75.9C6 18.25 2.75 12 2.75 12a15.7 15.7 0 0 1 3.9-4.4m3.4 2.45a2.75 2.75 0 0 0 3.9 3.9" />,
)
export const ReceiptIcon = icon(
  <path d="M5.5 20.25V4.75l2.2 1.4 2.15-1.4L12 6.15l2.15-1.4 2.15 1.4 2.2-1.4v15.5l-2.2-1.4-2.15 1.4-2.15-1.4-2.15 1.4-2.15-1.4zM9 10h6m-6 4h4" />,
)
