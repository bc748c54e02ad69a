import { workerTest as test, statesOf } from '../../e2e/kit/index.ts'

for (const { title, show } of await statesOf('mf-scores')) test(title, show)
