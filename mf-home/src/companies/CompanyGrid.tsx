import type { Session } from 'shared/session'
import { Link, paths } from 'shared/router'
import { BrandPlate, chakra, ChevronIcon, Skeleton, Status } from 'shared/ui'
import { maxCompaniesWithPoints, OrganizationPoints } from 'shared/points/organizations'
import { messages } from '../messages.ts'

/** Organisations with the customer's points there, each by its own mark and name the way to its home. */
export function CompanyGrid({ companies }: { readonly companies: Session['organization']['orgs'] }) {
  return (
    <Grid>
      {companies.map(({ key, name, brand, token }, index) => (
        <li key={key}>
          <CompanyLink to={paths.home(key)}>
            <BrandPlate name={name} src={brand} size={48} />
            <chakra.span flex="1" minWidth="0">
              {/* Hundreds of letters end after three lines, for the eye alone. */}
              <chakra.span lineClamp="3" overflowWrap="anywhere">
                {name}
              </chakra.span>
              {index < maxCompaniesWithPoints && <OrganizationPoints organization={{ key, token }} />}
            </chakra.span>
            <chakra.span color="ink.soft" flexShrink="0">
              <ChevronIcon size={20} />
            </chakra.span>
          </CompanyLink>
        </li>
      ))}
    </Grid>
  )
}

export function CompanyGridSkeleton() {
  return (
    <>
      <Status>{messages.companies.loading}</Status>
      <Grid aria-hidden="true">
        {[1, 2, 3, 4].map((index) => (
          <WaitingRow key={index}>
            <Skeleton width="48px" height="48px" borderRadius="full" />
            <Skeleton width="40" />
          </WaitingRow>
        ))}
      </Grid>
    </>
  )
}

/** One column on phones, two from 640 px. */
const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gap: { base: '3', md: '4' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    listStyleType: 'none',
  },
})

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  minHeight: '20',
  paddingInline: '4',
  paddingBlock: '3',
  borderRadius: 'lg',
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
