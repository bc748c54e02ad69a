/*
 * What all browser tests use: the composed site, a platform in memory, its control, a customer who is already signed in
 * (docs/testing.md). It is the only module of `e2e` that a part's tests import.
 */
export type { Download, Locator, Page, Request } from '@playwright/test'
export { expect, test } from './site-test.ts'
export { workerTest } from './worker-test.ts'
export { statesOf } from './states-of.ts'
export { settled } from './settled.ts'
export { full } from './suite.ts'

// The platform: its database, its faults, the calls it counted.
export type { Platform } from '../platform/platform.ts'
export type { Fault } from '../platform/faults/faults.ts'
export { all, one, sql, type Sql } from '../platform/database/query.ts'
export { customers } from '../platform/seed/customers.ts'
export { clientOf } from '../platform/testing/api-client.ts'
export { tryToSignIn } from '../platform/testing/wire-client.ts'
export { addFault, countCalls, liftFaults, requestControl } from './platform-control.ts'
export { holdCall } from './hold-call.ts'
export { isCall } from './is-call.ts'

// A test's own releases, servers and browser.
export { untilServed } from './serve-site.ts'
export { siteConfigOf } from '../site/local-platform.ts'
export { withSiteOfItsOwn } from './site-of-its-own.ts'
export { testStore } from './test-store.ts'

// What a customer does, and what a customer sees.
export {
  askForReset,
  chooseTab,
  codeField,
  confirm,
  lia,
  press,
  signInWith,
  signUpWith,
  title,
} from './signed-out-area.ts'
export { expectCopied, readCopied } from './clipboard.ts'
export { bringAxe, rules, violations } from './scan.ts'
export { brokenWords, cutTexts, overflow } from './fits.ts'
export { jumpToEnd } from './jump-to-end.ts'
export { jumpUntil, jumpUntilVisible } from './jump-until.ts'
export { shifted, stillness, watchShifts } from './layout-shifts.ts'
export { resize } from './resize.ts'
export { scanQrCode } from './scan-qr-code.ts'
export { isControlled, letWorkerTakeOver, noNetwork } from './service-worker.ts'
export { tabTo } from './tab-to.ts'
export { closeToasts, expectNeverShown, expectToast, expectToEnd } from './toasts.ts'
export { releaseOf } from './release-of.ts'
export { totalOf } from './total-of.ts'
