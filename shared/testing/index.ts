/* For tests only; no build imports it. */
export { blockStorage, eraseTokens, namesIn, openPage } from './browser-globals.ts'
export {
  holdOperation,
  refuseOperation,
  startIdentityServer,
  type AnswerOperation,
  type IdentityServer,
} from './identity-server.ts'
export {
  sendDocument,
  startLocalServer,
  type AnswerRequest,
  type LocalServer,
  type SeenRequest,
} from './local-server.ts'
export { exampleSiteConfig, siteConfigAt, siteConfigDocument } from './site-config-document.ts'
// A remote's unit test is its own host.
export { startSession } from '../session/host.ts'
