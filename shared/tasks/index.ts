export { nextTask } from './next-task.ts'
export { abortAfter, whenAborted } from './time-limit.ts'
