import { type SQL, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/shop-fixture.ts'
import type { Db } from './client.ts'
import { pipeline, sendTogether } from './pipeline.ts'
import { transact } from './transaction.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** Drizzle does not type the rows of a raw query. */
async function readValue(tx: Db, query: SQL): Promise<unknown> {
  return ((await tx.execute(query)) as unknown as { rows: { value: unknown }[] }).rows[0]?.value
}

const countUp = (tx: Db) =>
  readValue(
    tx,
    sql`insert into revisions (name, value) values ('pipeline', 1)
    on conflict (name) do update set value = revisions.value + 1 returning value::int as value`,
  )

async function countUpTwice(tx: Db): Promise<unknown[]> {
  return [await countUp(tx), await countUp(tx)]
}

const codeOf = (error: unknown): unknown =>
  (error as { code?: unknown; cause?: unknown }).code ?? codeOf((error as { cause?: unknown }).cause ?? { code: 'none' })

test('pipeline: the first queries of its steps run in the sequence of the array', async () => {
  const [first, [second], third, text, nothing] = await transact(shop.db, (tx) =>
    pipeline([countUp(tx), countUpTwice(tx), countUp(tx), 'no query', null]),
  )
  expect([first, second]).toEqual([1, 2])
  expect(third).toBeGreaterThan(2)
  expect([text, nothing]).toEqual(['no query', null])
})

test('pipeline: throws the error that aborted the transaction, not the ones that followed from it', async () => {
  const work = transact(shop.db, (tx) => pipeline([countUpTwice(tx), readValue(tx, sql`select 1 / 0 as value`), countUp(tx)]))
  expect(await work.then(() => 'committed', codeOf)).toBe('22012')
})

test('pipeline: no step uses the connection after the transaction', async () => {
  let isOver = false
  const after: string[] = []
  async function slowStep(tx: Db): Promise<void> {
    for (let step = 0; step < 5; step++) {
      if (isOver) after.push(`step ${step}`)
      await tx.execute(sql`select 1`).catch(() => undefined)
    }
  }
  const work = transact(shop.db, (tx) => pipeline([readValue(tx, sql`select 1 / 0 as value`), slowStep(tx)]))
  await work.catch(() => {
    isOver = true
  })
  // The pool serves others with the same connection meanwhile.
  for (let turn = 0; turn < 5; turn++) await shop.db.execute(sql`select 1`)
  expect(after).toEqual([])
})

test('pipeline: a rolled back transaction leaves nothing of its steps', async () => {
  const read = () => transact(shop.db, (tx) => readValue(tx, sql`select value::int as value from revisions where name = 'pipeline'`))
  const before = await read()
  await transact(shop.db, async (tx) => {
    await pipeline([countUp(tx), countUp(tx)])
    throw new Error('no')
  }).catch(() => undefined)
  expect(await read()).toBe(before)
})

test.runIf(process.env.TEST_DATABASE_URL)('pipeline: pg sends the queries of one turn together, in a transaction alone', async () => {
  const pool = new pg.Pool({ connectionString: process.env.TEST_DATABASE_URL, pipeline: true, max: 1 })
  pool.on('connect', sendTogether)
  const client = await pool.connect()
  const { stream } = (client as unknown as { connection: { stream: { writableCorked: number } } }).connection
  const isWaitingWith = async (text: string) => {
    const result = client.query(text)
    const isWaiting = stream.writableCorked > 0
    await result
    return [isWaiting, stream.writableCorked > 0]
  }
  try {
    expect(await isWaitingWith('select 1')).toEqual([false, false])
    await client.query('begin')
    expect(await isWaitingWith('select 1')).toEqual([true, false])
    await client.query('rollback')
  } finally {
    client.release()
    await pool.end()
  }
})
