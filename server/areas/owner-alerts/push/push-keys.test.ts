import { afterAll, beforeAll, expect, test } from 'vitest'
import { schema } from '../../../platform/database/client.ts'
import { openTestShop, type TestShop } from '../../../testing/shop-fixture.ts'
import { signInAdmin } from '../../../testing/users-fixture.ts'
import { findPushKeys } from './push.sql.ts'
import { createKeyReader, ensurePushKeys } from './push-keys.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('push-keys: the key pair is generated once, also by two concurrent processes, and stays private', async () => {
  const before = await ensurePushKeys(shop.db)
  expect(await findPushKeys(shop.db)).toEqual(before)
  expect(before.privateKey).toMatch(/^[\w-]{43}$/)
  await shop.db.delete(schema.pushKeys)
  const [one, two] = await Promise.all([ensurePushKeys(shop.db), ensurePushKeys(shop.db)])
  expect(one).toEqual(two)
  expect(one).not.toEqual(before)
  expect(await ensurePushKeys(shop.db)).toEqual(one)
  expect((await (await signInAdmin(shop)).get('admin/push/devices')).text).not.toContain(before.privateKey)
})

test('push-keys: the key pair is read once for all sends, and again after a failed read', async () => {
  const readKeys = createKeyReader(shop.db)
  const keys = await readKeys()
  await shop.db.delete(schema.pushKeys)
  expect(await readKeys()).toEqual(keys)
  let fails = true
  const failing = new Proxy(shop.db, {
    get: (db, name) => {
      if (fails) throw new Error('no database')
      return Reflect.get(db, name, db)
    },
  })
  const readLater = createKeyReader(failing)
  await expect(readLater()).rejects.toThrow('no database')
  fails = false
  expect(await readLater()).toEqual(await ensurePushKeys(shop.db))
})
