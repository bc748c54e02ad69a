export * from './release.ts'
export * from './remotes.ts'
export { startFilesName, type StartFiles } from './start-files.ts'
export type { ScreenModule } from './screen.ts'
