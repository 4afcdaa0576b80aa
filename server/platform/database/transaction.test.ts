import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/shop-fixture.ts'
import { hit } from '../http/rate-limit.ts'
import type { Db } from './client.ts'
import { runStatement } from './run-statement.ts'
import { defineStatement } from './statement.ts'
import { afterCommit, isDatabaseDown, transact, withCommit } from './transaction.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('transaction: effects run after the commit and are dropped with a rollback', async () => {
  const done: string[] = []
  await transact(shop.db, async (tx) => {
    afterCommit(tx, () => done.push('committed'))
    expect(done).toEqual([])
  })
  await transact(shop.db, async (tx) => {
    afterCommit(tx, () => done.push('never'))
    throw new Error('no')
  }).catch(() => undefined)
  expect(done).toEqual(['committed'])
})

const raiseCounter = defineStatement(`
  insert into revisions (name, value) values ($1, 1) on conflict (name) do update set value = revisions.value + 1`)
const readCounter = defineStatement('select value::int as value from revisions where name = $1')
const divide = defineStatement('select 1 / $1::int as value')

test('transaction: a statement that is sent with the commit is committed, once for its key', async () => {
  await transact(shop.db, async (tx) => {
    for (let n = 0; n < 2; n++) {
      expect(withCommit(tx, 'with-commit', async (last) => void (await runStatement(last, raiseCounter('with-commit'))))).toBe(true)
    }
    expect(await runStatement(tx, readCounter('with-commit'))).toEqual([])
  })
  expect(await runStatement(shop.db, readCounter('with-commit'))).toEqual([{ value: 1 }])
})

test('transaction: if a statement sent with the commit fails, nothing is committed and no effect runs', async () => {
  const done: string[] = []
  const work = transact(shop.db, async (tx) => {
    await runStatement(tx, raiseCounter('rolled-back'))
    withCommit(tx, 'fails', async (last) => void (await runStatement(last, divide(0))))
    afterCommit(tx, () => done.push('never'))
  })
  await expect(work).rejects.toMatchObject({ code: '22012' })
  expect(await runStatement(shop.db, readCounter('rolled-back'))).toEqual([])
  expect(done).toEqual([])
  expect(withCommit(shop.db, 'outside', async () => undefined)).toBe(false)
})

test('transaction: work is retried from the start after a deadlock', async () => {
  let tries = 0
  const result = await transact(shop.db, async (tx) => {
    if (++tries < 3) throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
    await tx.execute(sql`select 1`)
    return 'done'
  })
  expect([result, tries]).toEqual(['done', 3])
})

/** Drizzle does not type the rows of a raw query. */
async function rowsOf(db: Pick<Db, 'execute'>, query: SQL): Promise<Record<string, unknown>[]> {
  return ((await db.execute(query)) as { rows: Record<string, unknown>[] }).rows
}

test.runIf(process.env.TEST_DATABASE_URL)('transaction: a connection lost between two queries fails only its own work', async () => {
  const isThere = async (pid: unknown) => (await rowsOf(shop.db, sql`select 1 from pg_stat_activity where pid = ${pid}`)).length > 0
  const work = shop.db.transaction(async (tx) => {
    const pid = (await rowsOf(tx, sql`select pg_backend_pid() as pid`))[0]?.pid
    await shop.db.execute(sql`select pg_terminate_backend(${pid})`)
    while (await isThere(pid));
    await tx.execute(sql`select 1`)
  })
  await expect(work).rejects.toThrow()
  expect(await rowsOf(shop.db, sql`select 1 as one`)).toEqual([{ one: 1 }])
})

test('transaction: fifty concurrent attempts count as fifty', async () => {
  const limit = { name: 'test', max: 10, seconds: 60 }
  const waits = await Promise.all(Array.from({ length: 50 }, () => hit(shop.db, limit, 'somebody', new Date())))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10)
  expect(Math.max(...waits)).toBeLessThanOrEqual(60)
  expect(await hit(shop.db, limit, 'somebody', new Date(Date.now() + 61_000))).toBe(0)
})

test.each([
  [{ code: 'ECONNREFUSED' }, true],
  [{ cause: { code: '57P01' } }, true],
  [new Error('Connection terminated unexpectedly'), true],
  [{ code: '57014', message: 'canceling statement due to statement timeout' }, true],
  [{ cause: { code: '25P03' } }, true],
  [{ code: '55P03' }, true],
  [{ code: '40P01' }, true],
  [{ cause: { code: '3D000' } }, true],
  [{ code: '28P01' }, true],
  [{ code: '55000', message: 'database "shop" is not currently accepting connections' }, true],
  [{ code: '55000', message: 'currval of sequence "numbers" is not yet defined in this session' }, false],
  [{ code: 'EAI_AGAIN' }, true],
  [new Error('timeout expired'), true],
  [new Error('Cannot use a pool after calling end on the pool'), true],
  [{ code: '23505' }, false],
  [new Error('syntax'), false],
])('transaction: whether %o means that the database is down or too slow: %s', (error, down) => {
  expect(isDatabaseDown(error)).toBe(down)
})
