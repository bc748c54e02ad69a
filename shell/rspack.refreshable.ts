import { refreshableShellConfig } from 'shared/federation/build'

export default refreshableShellConfig(import.meta.dirname, './src/main.ts')
