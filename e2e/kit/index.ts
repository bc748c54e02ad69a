/*
 * What all browser tests use: the composed site, a platform in memory, its control, a customer who is already signed in
 * (docs/testing.md). It is the only module of `e2e` that a part's tests import.
 */
export type { Download, Locator, Page, Request } from '@playwright/test'
export { expect, test, workerTest } from './site-test.ts'
export { statesOf } from './states-of.ts'
export { full } from './suite.ts'

// The platform: its database, its faults, the calls it counted.
export type { Platform } from '../platform/platform.ts'
export type { Fault } from '../platform/faults/faults.ts'
export { all, one, run, sql } from '../platform/database/query.ts'
export { customers } from '../platform/seed/customers.ts'
export { clientOf } from '../platform/testing/api-client.ts'
export { tryToSignIn } from '../platform/testing/wire-client.ts'
export * from './platform-calls.ts'

// A test's own releases and servers.
export { siteConfigOf } from '../site/local-platform.ts'
export { testStore, untilServed, withSiteOfItsOwn } from './serve-site.ts'

// What a customer does, and what a customer sees.
export * from './customer.ts'
export * from './page.ts'
export { bringAxe, rules, violations } from './scan.ts'
export { jump, jumpUntil, jumpUntilVisible, resize, settled } from './settled.ts'
export { closeToasts, expectNeverShown, expectToast, expectDismissed } from './toasts.ts'
export { expectStopsInSight } from './focus-order.ts'
