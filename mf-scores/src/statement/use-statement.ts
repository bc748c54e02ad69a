import { statementQuery, useQuery, type Membership } from 'shared/query'
import { toStatement } from './to-statement.ts'

/** The statement. The extract is cached as it was answered: home reads it too. */
export const useStatement = (membership: Membership) => useQuery({ ...statementQuery(membership), select: toStatement })
