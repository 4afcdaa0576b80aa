import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestShop, type TestShop } from '../testing/shop-fixture.ts'
import { transact } from './database/transaction.ts'
import { startJobs } from './jobs.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const errors: { details: unknown; message: string }[] = []
const log = { error: (details: unknown, message: string) => void errors.push({ details, message }) }

test('jobs: a failed job is logged and retried', async () => {
  const jobs = await startJobs(shop.platform.database, 'inline', log)
  const tries: object[] = []
  await jobs.define<{ mailId: string }>('fails-once', async (data) => {
    tries.push(data)
    if (tries.length === 1) throw new Error('the mail server is away')
  })
  await jobs.work()
  await transact(shop.db, (tx) => jobs.send(tx, 'fails-once', { mailId: 'mail_1' }))
  await vi.waitFor(() => expect(tries).toHaveLength(2), { timeout: 20_000, interval: 100 })
  expect(errors).toMatchObject([{ details: { err: { message: 'the mail server is away' }, job: 'fails-once' }, message: 'a job failed' }])
  await jobs.stop()
}, 30_000)

test('jobs: waiting jobs run concurrently, and a failing one does not affect the others', async () => {
  errors.length = 0
  const jobs = await startJobs(shop.platform.database, 'inline', log)
  const tries = new Map<number, number>()
  let meet = () => {}
  const allThere = new Promise<void>((resolve) => {
    meet = resolve
  })
  const handle = async ({ number }: { number: number }) => {
    tries.set(number, (tries.get(number) ?? 0) + 1)
    if (tries.size === 4) meet()
    await allThere
    if (number === 2 && tries.get(2) === 1) throw new Error('the second one fails')
  }
  await jobs.define('side-by-side', handle, { atOnce: 4 })
  await jobs.work()
  await transact(shop.db, async (tx) => {
    for (const number of [1, 2, 3, 4, 5, 6]) await jobs.send(tx, 'side-by-side', { number })
  })
  await vi.waitFor(() => expect([...tries].sort()).toEqual([1, 2, 3, 4, 5, 6].map((number) => [number, number === 2 ? 2 : 1])), {
    timeout: 30_000,
    interval: 100,
  })
  expect(errors).toHaveLength(1)
  await jobs.stop()
}, 60_000)

test('jobs: a batch gets all jobs that wait in one call, and is retried as a whole', async () => {
  errors.length = 0
  const jobs = await startJobs(shop.platform.database, 'inline', log)
  const calls: number[][] = []
  await jobs.defineBatch<{ number: number }>('together', async (tasks) => {
    calls.push(tasks.map(({ number }) => number).sort())
    if (calls.length === 1) throw new Error('the CDN is away')
  })
  await transact(shop.db, async (tx) => {
    for (const number of [1, 2, 3]) await jobs.send(tx, 'together', { number })
  })
  await jobs.work()
  // The delays of the retries differ by chance.
  await vi.waitFor(() => expect(calls.slice(1).flat().sort()).toEqual([1, 2, 3]), { timeout: 30_000, interval: 100 })
  expect(calls[0]).toEqual([1, 2, 3])
  expect(errors).toMatchObject([{ details: { job: 'together' }, message: 'a job failed' }])
  await jobs.stop()
}, 60_000)

test('jobs: stopping waits for repeated work in progress', async () => {
  const jobs = await startJobs(shop.platform.database, 'inline', log)
  const logged: string[] = []
  const begun = Promise.withResolvers<void>()
  jobs.repeat('slow', 0.05, async () => {
    logged.push('begun')
    begun.resolve()
    await new Promise((resolve) => setTimeout(resolve, 300))
    logged.push('done')
  })
  await begun.promise
  await jobs.stop()
  expect(logged).toEqual(['begun', 'done'])
})

test('jobs: urgent jobs run before older ones', async () => {
  const name = 'one-by-one'
  const writing = await startJobs(shop.platform.database, 'off', log)
  await writing.define(name, async () => undefined)
  await transact(shop.db, async (tx) => {
    for (const which of ['first', 'second']) await writing.send(tx, name, { which })
    await writing.send(tx, name, { which: 'urgent' }, { isUrgent: true })
  })
  await writing.stop()

  const done: string[] = []
  const working = await startJobs(shop.platform.database, 'inline', log)
  await working.define<{ which: string }>(name, async ({ which }) => void done.push(which))
  await working.work()
  await vi.waitFor(() => expect(done).toEqual(['urgent', 'first', 'second']), { timeout: 20_000, interval: 100 })
  await working.stop()
}, 40_000)

test('jobs: one left by a previous process starts once all are defined, and may send one that is defined after it', async () => {
  const previous = await startJobs(shop.platform.database, 'off', log)
  await previous.define('sends-another', async () => undefined)
  await transact(shop.db, (tx) => previous.send(tx, 'sends-another', {}))
  await previous.stop()

  const done: string[] = []
  const jobs = await startJobs(shop.platform.database, 'inline', log)
  await jobs.define('sends-another', async () => {
    await transact(shop.db, (tx) => jobs.send(tx, 'defined-later', {}))
    done.push('sends-another')
  })
  // A process with jobs of its own shows that polling would have found the waiting one by now.
  const other = await startJobs(shop.platform.database, 'inline', log)
  await other.define('of-another-process', async () => void done.push('of-another-process'))
  await other.work()
  await transact(shop.db, (tx) => other.send(tx, 'of-another-process', {}))
  await vi.waitFor(() => expect(done).toEqual(['of-another-process']), { timeout: 20_000, interval: 100 })
  await jobs.define('defined-later', async () => void done.push('defined-later'))
  await jobs.work()
  await vi.waitFor(() => expect(done).toEqual(['of-another-process', 'sends-another', 'defined-later']), { timeout: 20_000, interval: 100 })
  await other.stop()
  await jobs.stop()
}, 60_000)
