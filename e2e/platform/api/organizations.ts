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

/** Those that a customer belongs to; for a visitor, those that are listed. */
export function organizationsFor(database: DatabaseSync, sub: string | undefined): OrganizationRow[] {
  const shown = sub ? sql`key IN (SELECT organization_key FROM memberships WHERE sub = ${sub})` : sql`listed = 1`
  return all<OrganizationRow>(database)`SELECT ${columns} FROM organizations WHERE ${shown} ORDER BY rowid`
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
