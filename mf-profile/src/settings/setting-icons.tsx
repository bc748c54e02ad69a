import { icon } from 'shared/ui'

export const LockIcon = icon(
  <>
    <rect x="5" y="10.5" width="14" height="9.5" rx="2" />
    <path d="M8 10.5V8a4 4 0 0 1 8 0v2.5m-4 3.75v2" />
  </>,
)
export const DevicesIcon = icon(
  <>
    <path d="M11.5 15.5H5A1.5 1.5 0 0 1 3.5 14V6.5A1.5 1.5 0 0 1 5 5h11a1.5 1.5 0 0 1 1.5 1.5M2.75 19h8.75" />
    <rect x="14" y="9.5" width="6.5" height="10.5" rx="1.5" />
  </>,
)
export const TrashIcon = icon(
  <path d="M4.75 6.75h14.5M9.5 6.75V5a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1v1.75m2.75 0-.7 12.3a1 1 0 0 1-1 .95H8.45a1 1 0 0 1-1-.95l-.7-12.3M10 10.5v5.75m4-5.75v5.75" />,
)
export const DownloadIcon = icon(<path d="M12 4v11m-4-3.75L12 15.25l4-4M4.75 19.75h14.5" />)
export const StoreIcon = icon(
  <path d="M5 11.75V19a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-7.25M9.75 20v-5h4.5v5M5.25 4h13.5L20.5 9a2.83 2.83 0 0 1-5.67 0 2.83 2.83 0 0 1-5.66 0A2.83 2.83 0 0 1 3.5 9z" />,
)
export const SwapIcon = icon(<path d="M4.5 8.5h14m-3.75-4 4 4-4 4M19.5 15.5h-14m3.75-4-4 4 4 4" />)
