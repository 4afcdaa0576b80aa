import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WrittenMessage } from '../../../../contract/admin/messages.ts'
import { schema } from '../../../platform/database/client.ts'
import { openTestShop, type TestShop, type Visitor } from '../../../testing/shop-fixture.ts'
import { signInAdmin, signUp } from '../../../testing/users-fixture.ts'

let shop: TestShop
let admin: Visitor & { userId: string }
beforeAll(async () => {
  shop = await openTestShop()
  admin = await signInAdmin(shop)
})
afterAll(() => shop.close())

const list = async (query = '') => (await admin.get(`contact?${query}`)).json.data
const waiting = async () => (await admin.get('reports/summary?parts=work')).json.data.work.messages
const change = (id: string, body: unknown, by: Visitor = admin) => by.patch(`contact/${id}`, body)
const traces = (id: string) => shop.db.select().from(schema.auditEntries).where(eq(schema.auditEntries.subject, id))

let letters = 0
async function newMessage(): Promise<WrittenMessage> {
  const email = `khach${++letters}@x.vn`
  expect((await shop.visitor().post('contact', { fullName: 'Chị Lan', email, message: 'Còn size 2Y không?' })).status).toBe(201)
  return (await list('limit=1')).messages[0]
}

test('messages: a message is open until a staff member marks it as handled, and can be reopened', async () => {
  const { _id, answered } = await newMessage()
  expect(answered).toBeNull()
  const before = await waiting()
  expect(await list('status=open')).toMatchObject({ open: before, total: before, messages: [{ _id }] })

  const done = await change(_id, { answered: true })
  expect(done.status).toBe(200)
  const { username } = (await admin.get('users/me')).json.data
  expect(done.json.data.message).toMatchObject({ _id, answered: { at: expect.any(String), by: username } })
  expect(await waiting()).toBe(before - 1)
  expect((await list('status=open')).messages.map((each: WrittenMessage) => each._id)).not.toContain(_id)
  expect(await list('status=answered')).toMatchObject({ open: before - 1, messages: [{ _id }] })
  // Without a status filter both are listed.
  expect((await list()).messages[0]._id).toBe(_id)

  expect((await change(_id, { answered: false })).json.data.message.answered).toBeNull()
  expect(await waiting()).toBe(before)
  const noted = (await traces(_id)).map(({ what, who }) => [what, who])
  expect(noted).toEqual([
    ['message.answered', admin.userId],
    ['message.reopened', admin.userId],
  ])
})

test('messages: a second mark changes nothing', async () => {
  const { _id } = await newMessage()
  const answers = await Promise.all([change(_id, { answered: true }), change(_id, { answered: true })])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const [one, other] = answers.map(({ json }) => json.data.message.answered)
  expect(one).toEqual(other)
  expect(await traces(_id)).toHaveLength(1)
})

test('messages: needs staff and an existing message', async () => {
  const { _id } = await newMessage()
  expect((await change('msg_none', { answered: true })).status).toBe(404)
  expect((await change(_id, { answered: 'yes' })).status).toBe(400)
  expect((await admin.get('contact?status=lost')).status).toBe(400)
  const { visitor: customer } = await signUp(shop)
  expect((await change(_id, { answered: true }, customer)).status).toBe(403)
  expect((await change(_id, { answered: true }, shop.visitor())).status).toBe(401)
  const { visitor: staff, userId } = await signUp(shop)
  await shop.db.update(schema.users).set({ role: 'staff' }).where(eq(schema.users.id, userId))
  expect((await change(_id, { answered: true }, staff)).status).toBe(200)
})
