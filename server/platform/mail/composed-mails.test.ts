import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeMails } from '../../testing/mailbox-fixture.ts'
import { openTestShop, type TestShop } from '../../testing/shop-fixture.ts'
import { schema } from '../database/client.ts'
import { transact } from '../database/transaction.ts'

let shop: TestShop
const state = { text: 'đang chờ' as string | null }
beforeAll(async () => {
  shop = await openTestShop()
  shop.platform.mail.composeBy('test', async (about) => (state.text === null ? null : { text: `${about}: ${state.text}`, html: '<p></p>' }))
})
afterAll(() => shop.close())

const write = (key: string, to = `${key}@memay.test`) => {
  const mail = { key, class: 'order' as const, to, subject: `Đơn ${key}`, composer: 'test', about: key }
  return transact(shop.db, (tx) => shop.platform.mail.write(tx, mail))
}
const stored = async (key: string) => (await shop.db.select().from(schema.mails).where(eq(schema.mails.key, key)))[0]

test('composed-mails: the text is that of the moment at which the mail is sent, once, and is stored then', async () => {
  expect([await write('mot'), await write('mot')]).toEqual([{ state: 'written' }, { state: 'known' }])
  expect(await stored('mot')).toMatchObject({ text: '', sentAt: null })
  state.text = 'đã trả tiền'
  expect((await takeMails(shop)).map(({ to, subject, text }) => [to, subject, text.trim()])).toEqual([
    ['mot@memay.test', 'Đơn mot', 'mot: đã trả tiền'],
  ])
  expect(await stored('mot')).toMatchObject({ key: 'mot', text: 'mot: đã trả tiền', sentAt: expect.any(Date) })
})

test('composed-mails: nothing is sent about what is gone', async () => {
  await write('hai')
  state.text = null
  expect(await takeMails(shop)).toEqual([])
  expect(await stored('hai')).toBeUndefined()
  state.text = 'đang chờ'
})

test('composed-mails: a mailbox over its limit gets none, and the refused ones leave nothing behind', async () => {
  const to = 'day@memay.test'
  for (let n = 0; n < 5; n++) expect(await write(`day-${n}`, to)).toEqual({ state: 'written' })
  expect(await write('day-4', to)).toEqual({ state: 'known' })
  expect(await write('day-5', to)).toMatchObject({ state: 'limited', retryAfter: expect.any(Number) })
  expect(await stored('day-5')).toBeUndefined()
  expect(await takeMails(shop)).toHaveLength(5)
})
