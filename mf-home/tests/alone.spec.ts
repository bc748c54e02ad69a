import { workerTest as test, statesOf } from '../../e2e/kit/index.ts'

for (const { title, show } of await statesOf('mf-home')) test(title, show)
