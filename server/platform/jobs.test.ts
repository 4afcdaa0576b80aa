import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestShop, type TestShop } from '../test-shop.ts'
import { startJobs } from './jobs.ts'
import { transact } from './transact.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const errors: { details: unknown; message: string }[] = []
const log = { error: (details: unknown, message: string) => void errors.push({ details, message }) }

test('a job that fails is told of, and done again', async () => {
  const jobs = await startJobs(shop.platform.database, 'inline', log)
  const tries: object[] = []
  await jobs.define<{ mailId: string }>('fails-once', async (data) => {
    tries.push(data)
    if (tries.length === 1) throw new Error('the mail server is away')
  })
  await transact(shop.db, (tx) => jobs.send(tx, 'fails-once', { mailId: 'mail_1' }))
  await vi.waitFor(() => expect(tries).toHaveLength(2), { timeout: 20_000, interval: 100 })
  expect(errors).toMatchObject([{ details: { err: { message: 'the mail server is away' }, job: 'fails-once' }, message: 'a job failed' }])
  await jobs.stop()
}, 30_000)

test('stopping waits for repeated work that is under way', async () => {
  const jobs = await startJobs(shop.platform.database, 'inline', log)
  const told: string[] = []
  jobs.repeat('slow', 0.05, async () => {
    told.push('begun')
    await new Promise((resolve) => setTimeout(resolve, 300))
    told.push('done')
  })
  await vi.waitFor(() => expect(told).toEqual(['begun']))
  await jobs.stop()
  expect(told).toEqual(['begun', 'done'])
})
