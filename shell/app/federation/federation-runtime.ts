/* The federation library. It is a separate chunk, so that the session's check does not wait for it. */
import './no-global-plugins.ts'
import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-tools/runtime-core'

/** What the entries of remotes read of it (`@module-federation/webpack-bundler-runtime`). */
export const runtimeCore = {
  // They spread it.
  helpers: {},
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
}
