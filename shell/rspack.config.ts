import { shellConfig } from 'shared/federation/build'

export default shellConfig(import.meta.dirname, './app/main.ts')
