import type { CSSProperties } from 'react'
import { whereWide } from 'shared/screen-size'
import { membershipAt } from 'shared/query'
import { useSession, type Session } from 'shared/session'
import { Link, paths } from 'shared/router'
import { BrandPlate, brandSurface, chakra, ChevronIcon, Skeleton, Status } from 'shared/ui'
import { companyMessages } from './messages.ts'
import { CompanyPoints, maxCompaniesWithPoints } from './CompanyPoints.tsx'

/** Organisations with the customer's points there, each in its own colour, by its mark and name the way to its home. */
export function CompanyGrid({ companies }: { readonly companies: Session['organization']['orgs'] }) {
  const { user } = useSession()
  return (
    <CompanyColumns as="ul">
      {companies.map(({ key, name, brand, colors, token }, index) => (
        <li key={key}>
          <CompanyLink to={paths.home(key)}>
            <ColourField style={dayAndNight(colors)}>
              <BrandPlate name={name} src={brand} size={48} />
            </ColourField>
            <Beside>
              <chakra.span flex="1" minWidth="0" paddingBlock="3">
                {/* Hundreds of letters end after three lines, for the eye alone. */}
                <chakra.span lineClamp="3" overflowWrap="anywhere">
                  {name}
                </chakra.span>
                {user && index < maxCompaniesWithPoints && (
                  <CompanyPoints membership={membershipAt(user, { key, token })} />
                )}
              </chakra.span>
              <chakra.span color="ink.soft" flexShrink="0">
                <ChevronIcon size={20} />
              </chakra.span>
            </Beside>
          </CompanyLink>
        </li>
      ))}
    </CompanyColumns>
  )
}

function dayAndNight(colors: Readonly<Record<string, string>>) {
  const { light, dark } = brandSurface(colors)
  return { '--by-day': light, '--at-night': dark } as CSSProperties
}

const fieldSize = { flex: '1 0 80px', alignSelf: 'stretch', minHeight: '80px' } as const

/** In the organisation's own colour, around its mark. */
const ColourField = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    ...fieldSize,
    background: 'var(--by-day)',
    // Where the colour fades into the paper.
    boxShadow: '0 0 0 1px {colors.line}',
    '@media (prefers-color-scheme: dark)': { background: 'var(--at-night)', boxShadow: '0 0 0 3px var(--by-day)' },
  },
})

/** Large text moves it below the colour field. */
const Beside = chakra('span', {
  base: { display: 'flex', flex: '999 1 10rem', alignItems: 'center', gap: '4', minWidth: '0', paddingInline: '4' },
})

export function CompanyGridSkeleton() {
  return (
    <>
      <Status>{companyMessages.loading}</Status>
      <CompanyColumns as="ul" aria-hidden="true">
        {[1, 2, 3, 4].map((row) => (
          <WaitingRow key={row}>
            <Skeleton css={fieldSize} borderRadius="0" />
            <Beside>
              <Skeleton width="40" />
            </Beside>
          </WaitingRow>
        ))}
      </CompanyColumns>
    </>
  )
}

/** One column on phones, two from 640 px, three on a desktop. */
export const CompanyColumns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '3', md: '4' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gridAutoRows: { md: '1fr' },
    [whereWide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '6' },
    listStyleType: 'none',
  },
})

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // The words below the colour field leave it its height.
  '@container (max-width: 26rem)': { alignContent: 'start' },
  minHeight: '20',
  borderRadius: 'lg',
  overflow: 'hidden',
  background: 'paper',
  boxShadow: 'card',
  border: '1px solid transparent',
  textStyle: 'subtitle',
  color: 'ink',
} as const

const WaitingRow = chakra('li', { base: row })

const CompanyLink = chakra(Link, {
  base: {
    ...row,
    height: 'full',
    transition: 'transform {durations.fast}',
    _active: { transform: 'scale(0.99)' },
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
})
