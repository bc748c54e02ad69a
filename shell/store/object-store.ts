import { setTimeout as delay } from 'node:timers/promises'
import type { S3ServiceException } from '@aws-sdk/client-s3'
import { storeLimits, tooLong, within } from './limits.ts'
import { messageOf, NoRight, StoreFailure, StoreProblem } from './problems.ts'
import type { Store } from './store.ts'

/**
 * Opens the store in an object store's bucket: `s3://bucket/prefix?endpoint=…&region=…`. Without an endpoint it is AWS; the credentials are
 * those that its client finds. The library is loaded with the first call.
 */
export function openBucket(address: string, limits = storeLimits): Store {
  const { hostname: Bucket, pathname, searchParams } = new URL(address)
  const endpoint = searchParams.get('endpoint')
  const region = searchParams.get('region') ?? 'us-east-1'
  const prefix = pathname.length > 1 ? `${pathname.slice(1).replace(/\/$/, '')}/` : ''
  let opened: ReturnType<typeof open> | undefined
  let openedAt = 0

  async function open() {
    openedAt = Date.now()
    const { S3Client, ...library } = await import('@aws-sdk/client-s3')
    const config = {
      region,
      ...(endpoint !== null && { endpoint, forcePathStyle: true }),
      // `ask` repeats, also what the library does not: a body that is cut short.
      maxAttempts: 1,
      requestHandler: {
        connectionTimeout: Math.min(limits.silentMs, 3000),
        socketTimeout: limits.silentMs,
        socketAcquisitionWarningTimeout: limits.createMs,
      },
      // Not every store knows them. What is read is checked by its content.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // Handed on to what reads the credentials' file: otherwise it keeps the first content for as long as the process lives.
      ignoreCache: true,
    } as const
    return { ...library, client: new S3Client(config) }
  }

  /** Asks, again and again if that may help, with pauses that grow, until the limit. @throws {StoreFailure} {StoreProblem} */
  const ask = <Answer>(
    name: string,
    limitMs: number,
    attempt: (library: Awaited<ReturnType<typeof open>>, abortSignal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> =>
    within(limitMs, tooLong(store.address, name, limitMs), async (signal) => {
      const until = Date.now() + limits.readMs
      for (let pauseMs = 100; ; pauseMs = Math.min(2 * pauseMs, 2000)) {
        const used = (opened ??= open())
        try {
          return await attempt(await used, signal)
        } catch (failure) {
          if (failure instanceof StoreProblem) throw failure
          const isRefused =
            isOfCredentials(failure) && (used !== opened || Date.now() - openedAt > limits.credentialsMs)
          if (isRefused && used === opened) opened = undefined
          if (signal.aborted || Date.now() + pauseMs > until || !(isRefused || mayPass(failure)))
            throw failureOf(name, `${(failure as Error).name} ${messageOf(failure)}`)
        }
        await delay(pauseMs)
      }
    })

  const failureOf = (name: string, text: string) =>
    new StoreFailure(`${store.address}/${name}: ${text.replaceAll(/\s+/g, ' ')}`)

  const store: Store = {
    address: `s3://${Bucket}${pathname}`,
    read: (name) =>
      ask(name, limits.readMs, async ({ client, GetObjectCommand }, abortSignal) => {
        try {
          const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: prefix + name }), { abortSignal })
          return Body && Buffer.from(await Body.transformToByteArray())
        } catch (failure) {
          const { name: kind } = failure as Error
          if (kind === 'NoSuchKey') return undefined
          if (kind !== 'AccessDenied') throw failure
          const note = 'without the right to list, what is missing looks forbidden'
          throw new NoRight(store, name, `may not be read: ${messageOf(failure)}: ${note}`)
        }
      }),
    async list(folder, after) {
      const Prefix = `${prefix}${folder}/`
      const all: string[] = []
      for (let ContinuationToken: string | undefined; ;) {
        const StartAfter = after ? Prefix + after : undefined
        const input = { Bucket, Prefix, Delimiter: '/', StartAfter, ContinuationToken }
        const page = await ask(folder, limits.readMs, ({ client, ListObjectsV2Command }, abortSignal) =>
          client.send(new ListObjectsV2Command(input), { abortSignal }),
        )
        const keys = (page.Contents ?? []).map(({ Key = '' }) => Key)
        keys.push(...(page.CommonPrefixes ?? []).map((common) => common.Prefix ?? ''))
        keys.sort()
        // A proxy may answer with a page of its own.
        if (page.IsTruncated === undefined) throw failureOf(folder, 'the answer is no list')
        if (page.IsTruncated && (keys[0] ?? '') <= (all.at(-1) ?? ''))
          throw failureOf(folder, 'a page of the list does not come after the one before')
        all.push(...keys)
        if (!page.IsTruncated) return all.map((key) => key.slice(Prefix.length).replace(/\/$/, ''))
        ContinuationToken = page.NextContinuationToken
      }
    },
    create: (name, content) =>
      ask(name, limits.createMs, async ({ client, PutObjectCommand }, abortSignal) => {
        try {
          const input = { Bucket, Key: prefix + name, Body: content, IfNoneMatch: '*' }
          await client.send(new PutObjectCommand(input), { abortSignal })
          return true
        } catch (failure) {
          if (statusOf(failure) === 412) return false
          throw failure
        }
      }),
  }
  return store
}

const statusOf = (failure: unknown): number | undefined =>
  (failure as Partial<S3ServiceException>).$metadata?.httpStatusCode

/** Whether the same request may be answered later: a lost answer has no status. */
function mayPass(failure: unknown): boolean {
  const { name } = failure as Error
  const status = statusOf(failure) ?? 500
  if (['NoSuchBucket', 'CredentialsProviderError', 'TypeError'].includes(name)) return false
  // Of two creators at once, AWS may refuse one (409) before it knows whether the other succeeds. What is missing has a name, a proxy's 404 none.
  return status >= 500 || [404, 408, 409, 429].includes(status) || name === 'RequestTimeTooSkewed'
}

/** Whether other credentials are needed, as after the end of short-lived ones. */
const isOfCredentials = (failure: unknown): boolean =>
  /^(Expired\w*|InvalidToken|InvalidAccessKeyId|SignatureDoesNotMatch|CredentialsProviderError)$/.test(
    (failure as Error).name,
  )
