import { chakra, Skeleton, VisuallyHidden } from 'shared/ui'
import { messages } from '../messages.ts'
import { CompanyGrid } from './CompanyGrid.tsx'
import { companyRow } from './company-row.ts'

const places = [1, 2, 3, 4]

/** The place of the organisations, row by row. */
export function CompanyListSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">{messages.companies.loading}</VisuallyHidden>
      <CompanyGrid aria-hidden="true">
        {places.map((place) => (
          <Row key={place}>
            <Skeleton width="48px" height="48px" borderRadius="full" />
            <Skeleton width="40" />
          </Row>
        ))}
      </CompanyGrid>
    </>
  )
}

const Row = chakra('li', { base: companyRow })
