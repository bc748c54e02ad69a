import { publish, type PublishOptions } from '../release/publish.ts'

/* A process that publishes when it is told to, for tests in which several do at once, or one is killed. */

process.on('message', (options: PublishOptions) => {
  void publish(options).then(
    ({ id }) => process.send?.({ published: id }),
    (failure: unknown) => process.send?.({ failed: failure instanceof Error ? failure.message : String(failure) }),
  )
})
process.send?.('ready')
