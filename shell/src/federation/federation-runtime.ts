/* The federation library: a file of its own, since nothing of the session waits for it. */
export { createInstance } from '@module-federation/enhanced/runtime'
export * as runtimeCore from '@module-federation/runtime-tools/runtime-core'
