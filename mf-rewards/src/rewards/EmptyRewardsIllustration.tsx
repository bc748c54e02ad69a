import { illustration } from 'shared/ui'

export const EmptyRewardsIllustration = illustration(
  <>
    <ellipse className="tint" cx="72" cy="60" rx="64" ry="44" />
    <path className="paper" d="M38 54h68v38a4 4 0 0 1-4 4H42a4 4 0 0 1-4-4z" />
    <path className="brand" d="M32 40h80v14H32z" />
    <path d="M66 40h12v56H66z" className="brand" />
    <path
      d="M72 40C60 40 50 35 50 27c0-5 4-8 8-8 8 0 14 10 14 21zm0 0c12 0 22-5 22-13 0-5-4-8-8-8-8 0-14 10-14 21z"
      className="paper"
    />
    <path d="M24 24v8m-4-4h8M118 66v6m-3-3h6" />
  </>,
)
