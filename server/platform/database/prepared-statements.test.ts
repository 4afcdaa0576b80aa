import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/shop-fixture.ts'
import { createStatementNamer, prepareStatements } from './prepared-statements.ts'
import { transact } from './transaction.ts'

const often = 20
const outlived = Object.assign(new Error('cached plan must not change result type'), { code: '0A000' })

function askOften(namer: ReturnType<typeof createStatementNamer>, text: string) {
  return Array.from({ length: often }, () => namer.nameOf(text)).at(-1)
}

describe('prepared-statements: which statements get a name', () => {
  test('a frequent one: the same name in every query', () => {
    const [here, elsewhere] = [createStatementNamer(), createStatementNamer()]
    const name = askOften(here, 'select $1')
    expect(name).toMatch(/^[\w-]{10,63}$/)
    expect(askOften(elsewhere, 'select $1')).toBe(name)
    expect(askOften(here, 'select $1, 2')).not.toBe(name)
  })

  test('a rare one gets none', () => {
    const namer = createStatementNamer()
    expect(Array.from({ length: often - 1 }, () => namer.nameOf('select $1'))).toEqual(Array(often - 1).fill(undefined))
  })

  test.each([
    'select * from products where name like $1',
    'select * from products where folded ILIKE $1',
    'select * from products where $1 <% folded',
    'select * from orders order by id limit $1 offset $2',
  ])('one whose best plan depends on its values gets none: %s', (text) => {
    expect(askOften(createStatementNamer(), text)).toBeUndefined()
  })

  test('a connection has a maximum number of them', () => {
    const namer = createStatementNamer()
    const named = Array.from({ length: 400 }, (_, index) => askOften(namer, `select $1, ${index}`)).filter(Boolean)
    expect(named).toHaveLength(150)
  })

  test('an outdated plan renames all of them', () => {
    const namer = createStatementNamer()
    const before = askOften(namer, 'select $1')
    namer.look(Object.assign(new Error('twice'), { code: '23505' }))
    expect(namer.nameOf('select $1')).toBe(before)
    namer.look(outlived)
    const after = askOften(namer, 'select $1')
    expect(after).toBeDefined()
    expect(after).not.toBe(before)
  })
})

describe('prepared-statements: a client', () => {
  type SentQuery = unknown[]
  function openClient() {
    const asked: SentQuery[] = []
    const client = { query: (...parts: SentQuery) => void asked.push(parts) }
    const namer = createStatementNamer()
    askOften(namer, 'select $1')
    prepareStatements(client as never, namer)
    return { client, asked, namer }
  }

  test.each<[string, SentQuery, SentQuery]>([
    ['a text with values', ['select $1', [1]], [{ text: 'select $1', name: expect.any(String) }, [1]]],
    ['a question with values', [{ text: 'select $1', values: [1] }], [{ text: 'select $1', values: [1], name: expect.any(String) }]],
    ['one without values', ['select $1'], ['select $1']],
    ['one with no value', [{ text: 'select $1', values: [] }], [{ text: 'select $1', values: [] }]],
    ['one with a name of its own', [{ text: 'select $1', name: 'own' }, [1]], [{ text: 'select $1', name: 'own' }, [1]]],
    ['a cursor', [{ text: 'select $1', values: [1], submit: String }], [{ text: 'select $1', values: [1], submit: String }]],
  ])('%s', (_name, given, expected) => {
    const { client, asked } = openClient()
    client.query(...given)
    expect(asked).toEqual([expected])
  })

  test('still calls back a caller that passed a callback', () => {
    const { client, asked, namer } = openClient()
    const before = namer.nameOf('select $1')
    const results: unknown[] = []
    client.query('select $1', [1], (error: unknown, result: unknown) => results.push(error, result))
    const tell = asked[0]?.[2] as (error: unknown, result?: unknown) => void
    tell(outlived, undefined)
    expect(results).toEqual([outlived, undefined])
    expect(askOften(namer, 'select $1')).not.toBe(before)
  })
})

describe('prepared-statements: in the shop', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop()
  })
  afterAll(() => shop.close())

  test.runIf(process.env.TEST_DATABASE_URL)('pg sends the names: PostgreSQL prepares a frequent statement', async () => {
    const names = await transact(shop.db, async (tx) => {
      for (let time = 0; time < 30; time++) await tx.execute(sql`select ${time}::int as named_by_the_shop`)
      const found = await tx.execute(sql`select name from pg_prepared_statements where statement ~ 'named_by_the_shop'`)
      return (found as unknown as { rows: { name: string }[] }).rows.map(({ name }) => name)
    })
    expect(names).toEqual([expect.stringMatching(/^s\d+_/)])
  })

  test('altering a table with cached plans stops no work', async () => {
    await shop.db.execute(sql`create table kept (id int, word text)`)
    await shop.db.execute(sql`insert into kept values (1, '7')`)
    const read = (db: typeof shop.db) => db.execute<{ word: unknown }>(sql`select word from kept where id = ${1}::int`)
    for (let time = 0; time < 30; time++) await transact(shop.db, read)
    await shop.db.execute(sql`alter table kept alter column word type int using word::int`)
    for (let time = 0; time < 30; time++) {
      const { rows } = (await transact(shop.db, read)) as unknown as { rows: { word: unknown }[] }
      expect(rows).toEqual([{ word: 7 }])
    }
    // The next tests of this worker get the same database.
    await shop.db.execute(sql`drop table kept`)
  })
})
