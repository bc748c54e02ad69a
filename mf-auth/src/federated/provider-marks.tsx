/* The providers' brand rules require these shapes and colours on a button. A tenth of a unit is less than a screen shows. */

const size = '1.25em'

export function AppleMark() {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 24 24" fill="currentColor">
      <path d="M17 12.5c0-2.6 2.2-3.8 2.3-3.9-1.2-1.7-3.1-2-3.8-2-1.6-.2-3.1.9-3.9.9-.8 0-2.1-.9-3.4-.9-1.8.1-3.4 1-4.3 2.6-1.8 3.1-.4 7.8 1.3 10.3.9 1.3 1.9 2.7 3.3 2.6 1.3 0 1.8-.8 3.3-.8s2 .8 3.4.8c1.4 0 2.3-1.3 3.2-2.5 1-1.5 1.4-2.9 1.4-2.9 0 0-2.7-1.1-2.8-4.2zM14.5 4.9c.7-.9 1.2-2.1 1-3.3-1 .1-2.2.7-3 1.6-.6.7-1.2 2-1.1 3.2 1.2 0 2.4-.6 3.1-1.5z" />
    </svg>
  )
}

export function GoogleMark() {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 48 48">
      <path
        fill="#4285f4"
        d="M45.1 24.5c0-1.6-.1-3.1-.4-4.5H24v8.5h11.8c-.5 2.8-2.1 5.1-4.4 6.6v5.5h7.1c4.2-3.8 6.6-9.5 6.6-16.2z"
      />
      <path
        fill="#34a853"
        d="M24 46c5.9 0 10.9-2 14.6-5.3l-7.1-5.5c-2 1.3-4.5 2.1-7.5 2.1-5.7 0-10.6-3.9-12.3-9.1H4.3v5.7C8 41.1 15.4 46 24 46z"
      />
      <path
        fill="#fbbc05"
        d="M11.7 28.2C11.2 26.9 11 25.4 11 24s.2-2.9.7-4.2v-5.7H4.3A22 22 0 0 0 2 24c0 3.5.8 6.9 2.3 9.9l7.3-5.7z"
      />
      <path
        fill="#ea4335"
        d="M24 10.8c3.2 0 6.1 1.1 8.4 3.3l6.3-6.3C34.9 4.2 29.9 2 24 2 15.4 2 8 6.9 4.3 14.1l7.3 5.7c1.7-5.2 6.6-9.1 12.3-9.1z"
      />
    </svg>
  )
}
