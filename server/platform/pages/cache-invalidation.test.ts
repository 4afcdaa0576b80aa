import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import { openTestShop, type TestShop } from '../../testing/shop-fixture.ts'
import { transact } from '../database/transaction.ts'
import { invalidateProductPages } from './cache-invalidation.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('cache-invalidation: a change of a few products invalidates their pages, one of very many invalidates all', async () => {
  const heard: (string[] | null)[] = []
  const ids = Array.from({ length: 300 }, () => newId('prd'))
  const pageCache = { invalidate: (tags: string[] | null) => void heard.push(tags) }
  const bump = (some: string[]) => transact(shop.db, (tx) => invalidateProductPages(tx, some, { pageCache }))
  await bump(ids.slice(0, 1))
  // Their names would exceed the size of a NOTIFY.
  await bump(ids)
  expect(heard).toEqual([[ids[0], 'availability'], null])
})
