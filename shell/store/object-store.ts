import type { S3ServiceException } from '@aws-sdk/client-s3'
import { messageOf, NoRight, StoreFailure } from './problems.ts'
import type { Store } from './store.ts'

/** How long an answer may take, in ms. The client asks again, as often as its library does. */
const timeouts = { connectionTimeout: 3000, requestTimeout: 15_000 }

/**
 * Opens the store in an object store's bucket: `s3://bucket/prefix?endpoint=…&region=…`. Without an endpoint it is AWS; the credentials are
 * those that its client finds. The library is loaded with the first call.
 */
export function openBucket(address: string): Store {
  const { hostname: Bucket, pathname, searchParams } = new URL(address)
  const endpoint = searchParams.get('endpoint')
  const region = searchParams.get('region') ?? 'us-east-1'
  const prefix = pathname.length > 1 ? `${pathname.slice(1).replace(/\/$/, '')}/` : ''
  let opened: ReturnType<typeof open> | undefined

  async function open() {
    const library = await import('@aws-sdk/client-s3')
    const own = endpoint === null ? {} : { endpoint, forcePathStyle: true }
    return { ...library, client: new library.S3Client({ region, ...own, requestHandler: timeouts }) }
  }
  const library = () => (opened ??= open())

  const store: Store = {
    address: `s3://${Bucket}${pathname}`,
    async read(name) {
      const { client, GetObjectCommand } = await library()
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: prefix + name }))
        return Body && Buffer.from(await Body.transformToByteArray())
      } catch (failure) {
        if (statusOf(failure) === 404) return undefined
        // Other refusals are of the credentials: they say nothing of the name.
        if ((failure as Error).name !== 'AccessDenied') throw named(failure, name)
        const note = 'without the right to list, what is missing looks forbidden'
        throw new NoRight(store, name, `may not be read: ${messageOf(failure)}: ${note}`)
      }
    },
    async list(folder, after) {
      const { client, paginateListObjectsV2 } = await library()
      const Prefix = `${prefix}${folder}/`
      const names: string[] = []
      try {
        for await (const { Contents = [], CommonPrefixes = [] } of paginateListObjectsV2(
          { client },
          { Bucket, Prefix, Delimiter: '/', ...(after && { StartAfter: Prefix + after }) },
        )) {
          names.push(
            ...Contents.map(({ Key = '' }) => Key),
            ...CommonPrefixes.map((common) => (common.Prefix ?? '').slice(0, -1)),
          )
        }
      } catch (failure) {
        throw named(failure, folder)
      }
      return names.map((name) => name.slice(Prefix.length))
    },
    async create(name, content) {
      const { client, PutObjectCommand } = await library()
      try {
        await client.send(new PutObjectCommand({ Bucket, Key: prefix + name, Body: content, IfNoneMatch: '*' }))
        return true
      } catch (failure) {
        if (statusOf(failure) === 412) return false
        // Of two creators at once, AWS may refuse one before it knows whether the other succeeds.
        if (statusOf(failure) === 409) return store.create(name, content)
        throw named(failure, name)
      }
    },
  }
  return store

  function named(failure: unknown, name: string): Error {
    const { name: kind, message } = failure as Error
    return new StoreFailure(`${store.address}/${name}: ${kind} ${message}`, { cause: failure })
  }
}

const statusOf = (failure: unknown): number | undefined =>
  (failure as Partial<S3ServiceException>).$metadata?.httpStatusCode
