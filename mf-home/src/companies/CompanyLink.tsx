import type { Organization } from 'shared/contract'
import { Link, paths } from 'shared/router'
import { BrandPlate, chakra, ChevronIcon } from 'shared/ui'
import { companyRow } from './company-row.ts'

/** An organisation by its own mark and name: the way in. */
export function CompanyLink({ company: { key, name, brand } }: { company: Pick<Organization, 'key' | 'name' | 'brand'> }) {
  return (
    <Row to={paths.home(key)}>
      <BrandPlate name={name} src={brand} size={48} />
      <chakra.span flex="1" minWidth="0">
        {/* Hundreds of letters end after three lines, for the eye alone. */}
        <chakra.span lineClamp="3" overflowWrap="anywhere">
          {name}
        </chakra.span>
      </chakra.span>
      <chakra.span color="ink.soft" flexShrink="0">
        <ChevronIcon size={20} />
      </chakra.span>
    </Row>
  )
}

const Row = chakra(Link, {
  base: {
    ...companyRow,
    height: 'full',
    transition: 'transform {durations.fast}',
    _active: { transform: 'scale(0.99)' },
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
})
