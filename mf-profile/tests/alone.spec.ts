import { testScenarios } from '../../e2e/kit/index.ts'

await testScenarios('mf-profile')
