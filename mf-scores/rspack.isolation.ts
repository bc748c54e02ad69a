import { isolationConfig } from 'shared/federation/build'

export default isolationConfig({ name: 'mf-scores', directory: import.meta.dirname, entry: './src/isolation.tsx' })
