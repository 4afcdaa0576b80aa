import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { schema } from '../../../platform/database/client.ts'
import { type CheckoutFixture, openCheckoutFixture, testAddress } from '../../../testing/checkout-fixture.ts'
import type { Visitor } from '../../../testing/shop-fixture.ts'
import { signInAdmin, signUp } from '../../../testing/users-fixture.ts'

let checkout: CheckoutFixture
let admin: Visitor
let staff: Visitor
let dress: string
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
  const sister = await signUp(checkout)
  await checkout.db.update(schema.users).set({ role: 'staff' }).where(eq(schema.users.id, sister.userId))
  staff = sister.visitor
  dress = await checkout.put('Đầm nhãn', 100)
})
afterAll(() => checkout.close())

let phones = 0
async function aBuyer(): Promise<{ phone: string; orderId: string }> {
  const phone = `+849793${String(10_000 + ++phones)}`
  const { id } = await checkout.ordered({ [dress]: 1 }, { address: { ...testAddress, phone }, paymentMethod: 'cod' })
  return { phone, orderId: id }
}
const notedOf = async (phone: string) => {
  const { notes, tags } = (await admin.get(`orders/buyer?phone=${encodeURIComponent(phone)}`)).json.data.buyer
  return { notes, tags }
}
const write = (visitor: Visitor, body: object) => visitor.put('orders/buyer/notes', body)
const tag = (visitor: Visitor, body: object) => visitor.patch('orders/buyers/tags', body)

test('tags: several buyers get and lose some at once, beside what they had', async () => {
  const [first, second] = [await aBuyer(), await aBuyer()]
  await write(admin, { phone: first.phone, notes: 'Bé Bơ', tags: ['quen', 'sỉ'] })
  const asked = { phones: [first.phone, second.phone, second.phone, '0979000000'], add: ['Tết', ' quen '], remove: ['sỉ'] }
  const { json } = await tag(staff, asked)
  expect(json).toMatchObject({ changed: 2, failed: [{ _id: '+84979000000', message: 'Không tìm thấy.' }] })
  expect(await notedOf(first.phone)).toEqual({ notes: 'Bé Bơ', tags: ['quen', 'Tết'] })
  expect(await notedOf(second.phone)).toEqual({ notes: '', tags: ['Tết', 'quen'] })
  const entries = await checkout.db.select().from(schema.auditEntries).where(eq(schema.auditEntries.what, 'order.buyer-tags'))
  expect(entries.map(({ subject, details }) => [subject, details])).toEqual(
    expect.arrayContaining([first, second].map(({ orderId }) => [orderId, null])),
  )
})

test('tags: two editors who tag the same buyers at the same time both find their tag there', async () => {
  const buyers = [await aBuyer(), await aBuyer(), await aBuyer()].map(({ phone }) => phone)
  const answers = await Promise.all([
    tag(admin, { phones: buyers, add: ['Tết'] }),
    tag(staff, { phones: buyers.toReversed(), add: ['quen'] }),
    tag(admin, { phones: buyers, add: ['sỉ'] }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  for (const phone of buyers) expect((await notedOf(phone)).tags.toSorted()).toEqual(['Tết', 'quen', 'sỉ'])
})

test('tags: a buyer who would have too many stays as before, and the others are tagged', async () => {
  const [full, other] = [await aBuyer(), await aBuyer()]
  const ten = Array.from({ length: 10 }, (_, n) => `nhãn ${n}`)
  await write(admin, { phone: full.phone, notes: '', tags: ten })
  const { json } = await tag(admin, { phones: [full.phone, other.phone], add: ['Tết'] })
  expect(json).toMatchObject({ changed: 1, failed: [{ _id: full.phone, message: 'Mỗi khách nhiều nhất 10 nhãn.' }] })
  expect(await notedOf(full.phone)).toMatchObject({ tags: ten })
  expect((await tag(admin, { phones: [full.phone], add: ['Tết'], remove: ['nhãn 3'] })).json.changed).toBe(1)
})

test('tags: are refused without a tag, for too many buyers, for nobody known, and from customers', async () => {
  const { phone } = await aBuyer()
  const many = Array.from({ length: 101 }, (_, n) => `09794${10_000 + n}`)
  expect((await tag(admin, { phones: [phone] })).status).toBe(400)
  expect((await tag(admin, { phones: [], add: ['Tết'] })).status).toBe(400)
  expect((await tag(admin, { phones: many, add: ['Tết'] })).status).toBe(400)
  expect((await tag(admin, { phones: ['0979000001'], add: ['Tết'] })).status).toBe(404)
  expect((await tag(checkout.visitor(), { phones: [phone], add: ['Tết'] })).status).toBe(401)
})

test('notes: what another editor saved meanwhile is joined, and notes that both rewrote are refused', async () => {
  const { phone } = await aBuyer()
  const before = { notes: 'Bé Bơ, 2Y', tags: ['quen'] }
  await write(admin, { phone, ...before })
  expect((await write(staff, { phone, notes: 'Bé Bơ, 3Y', tags: ['quen'], before })).status).toBe(200)
  expect((await write(admin, { phone, ...before, tags: ['quen', 'Tết'], before })).json.data).toEqual({
    notes: 'Bé Bơ, 3Y',
    tags: ['quen', 'Tết'],
  })
  const refused = await write(admin, { phone, notes: 'Hay đổi size', tags: [], before })
  expect([refused.status, refused.json.code]).toEqual([409, 'version_conflict'])
  expect(await notedOf(phone)).toEqual({ notes: 'Bé Bơ, 3Y', tags: ['quen', 'Tết'] })
})

test('notes: of two who write the first ones at the same time, one is refused', async () => {
  const { phone } = await aBuyer()
  const before = { notes: '', tags: [] }
  const answers = await Promise.all(['Bé Bơ', 'Bé Na'].map((notes) => write(admin, { phone, notes, tags: [], before })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('notes: a refused change leaves no empty notes behind', async () => {
  const { phone } = await aBuyer()
  const gone = { notes: 'Bé Bơ', tags: [] }
  expect((await write(admin, { phone, notes: 'Bé Na', tags: [], before: gone })).status).toBe(409)
  expect(await checkout.db.$count(schema.buyerNotes, eq(schema.buyerNotes.phone, phone))).toBe(0)
})

test('guests: are listed with their tags, and those of one tag alone, whatever phone has it', async () => {
  const [first, second, other] = [await aBuyer(), await aBuyer(), await aBuyer()]
  await admin.post('orders/buyer/merge', { phone: other.phone, mainPhone: second.phone })
  await tag(admin, { phones: [first.phone, other.phone], add: ['sỉ Đà Nẵng', 'Tết'] })
  const listed = async (query: string) => (await admin.get(`users/guests?${query}`)).json.data
  const tagged = await listed(`tag=${encodeURIComponent('sỉ Đà Nẵng')}`)
  expect(tagged.total).toBe(2)
  expect(tagged.tags).toEqual(expect.arrayContaining(['Tết', 'sỉ Đà Nẵng', 'quen']))
  expect(new Map(tagged.guests.map((guest: { phone: string; tags: string[] }) => [guest.phone, guest.tags]))).toEqual(
    new Map([first, second].map(({ phone }) => [phone, ['Tết', 'sỉ Đà Nẵng']])),
  )
  expect((await listed(`tag=${encodeURIComponent('không có')}`)).total).toBe(0)
})
