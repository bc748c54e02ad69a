import type { DatabaseSync } from 'node:sqlite'
import { all, one, sql } from '../database/query.ts'

export interface OrganizationRow {
  readonly key: string
  readonly name: string
  readonly brand: string
  readonly token: string
  readonly colors: string
}

const columns = sql`key, name, brand, token, colors`

export function organizationByKey(database: DatabaseSync, key: string): OrganizationRow | undefined {
  return one<OrganizationRow>(database)`SELECT ${columns} FROM organizations WHERE key = ${key}`
}

export function organizationByToken(database: DatabaseSync, token: string): OrganizationRow | undefined {
  return one<OrganizationRow>(database)`SELECT ${columns} FROM organizations WHERE token = ${token}`
}

export function listedOrganizations(database: DatabaseSync): OrganizationRow[] {
  return all<OrganizationRow>(database)`SELECT ${columns} FROM organizations WHERE listed = 1 ORDER BY rowid`
}

export function organizationsOf(database: DatabaseSync, sub: string): OrganizationRow[] {
  return all<OrganizationRow>(database)`SELECT ${columns}
    FROM organizations JOIN memberships ON organization_key = key
    WHERE sub = ${sub} ORDER BY organizations.rowid`
}

/** An organisation as the API shows it (spec §3). A logo of the seed lies on the CDN; any other text goes out unchanged. */
export function organizationDocument({ key, name, brand, token, colors }: OrganizationRow, cdnAddress: string) {
  const brandAddress = brand.startsWith('/brands/') ? cdnAddress + brand : brand
  return {
    key,
    name,
    brand: brandAddress,
    token,
    settings: { key, name, brand: brandAddress, colors: JSON.parse(colors) as unknown },
  }
}
