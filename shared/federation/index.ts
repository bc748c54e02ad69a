export * from './release.ts'
export * from './remotes.ts'
export type { ScreenModule } from './screen.ts'
