/* The federation library. It is a separate chunk, so that the session's check does not wait for it. */
import './no-global-plugins.ts'
export { createInstance } from '@module-federation/enhanced/runtime'
export * as runtimeCore from '@module-federation/runtime-tools/runtime-core'
