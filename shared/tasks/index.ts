export { nextTask } from './next-task.ts'
export { abortAfter, delay, whenAborted } from './time-limit.ts'
