import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '../../../contract/durations.ts'
import { openTestShop, type TestShop } from '../../testing/shop-fixture.ts'
import { schema } from '../database/client.ts'
import { transact } from '../database/transaction.ts'
import { deleteOldMails } from './retention.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  // The database sets the date of stored rows.
  shop.clock.advance(Date.now() - shop.clock.now().getTime())
})
afterAll(() => shop.close())

const write = (key: string) => {
  const mail = { key, class: 'order' as const, to: `${key}@memay.test`, subject: 'Đơn hàng', text: '12 Lê Lợi', html: '<p>12 Lê Lợi</p>' }
  return transact(shop.db, (tx) => shop.platform.mail.write(tx, mail))
}
const keys = async () => (await shop.db.select().from(schema.mails)).map(({ key }) => key).sort()
const days = (count: number) => shop.clock.advance(count * dayMs)
const files = async () => {
  const folders = ['outbox', 'outbox-words'].map((folder) => join(shop.config.dataDir, folder))
  return (await Promise.all(folders.map((folder) => (existsSync(folder) ? readdir(folder) : [])))).map(({ length }) => length)
}

test('retention: a mail of which only the key is left is not readable in the dev mailbox either, and its files are deleted', async () => {
  await write('forgotten')
  await shop.platform.jobs.drain()
  const [mail] = await shop.db.select().from(schema.mails).where(eq(schema.mails.key, 'forgotten'))
  const read = async () => (await shop.visitor('vi', '127.0.0.1').get(`/sandbox/mail/${mail?.id}`)).text
  expect(await read()).toContain('12 Lê Lợi')
  await shop.db.update(schema.mails).set({ recipient: '', subject: '', text: '', html: '' }).where(eq(schema.mails.key, 'forgotten'))
  expect(await read()).not.toContain('12 Lê Lợi')
  const before = await files()
  await deleteOldMails(shop.platform)
  expect(await files()).toEqual(before.map((count) => count - 1))
  expect(await keys()).toContain('forgotten')
})

test('retention: a mail is deleted ninety days after it was sent, with its files; a waiting one is not', async () => {
  await shop.db.delete(schema.mails)
  await deleteOldMails(shop.platform)
  await write('sent')
  await shop.platform.jobs.drain()
  await write('waiting')
  expect(await files()).toEqual([1, 1])
  days(89)
  await deleteOldMails(shop.platform)
  expect([await keys(), await files()]).toEqual([
    ['sent', 'waiting'],
    [1, 1],
  ])
  days(2)
  await deleteOldMails(shop.platform)
  expect([await keys(), await files()]).toEqual([['waiting'], [0, 0]])
  await shop.platform.jobs.drain()
  expect(await files()).toEqual([1, 1])
})
