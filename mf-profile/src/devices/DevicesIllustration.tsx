import { illustration } from 'shared/ui'

/** A phone and a computer. */
export const DevicesIllustration = illustration(
  <>
    <ellipse className="tint" cx="72" cy="60" rx="64" ry="44" />
    <rect className="paper" x="26" y="26" width="74" height="50" rx="4" />
    <path d="M16 86h70" />
    <rect className="brand" x="84" y="44" width="32" height="52" rx="5" />
  </>,
)
