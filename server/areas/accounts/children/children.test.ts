import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { schema } from '../../../platform/database/client.ts'
import { openTestShop, type TestShop, type Visitor } from '../../../testing/shop-fixture.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const password = 'một mật khẩu dài'
let people = 0
async function newcomer() {
  const person = shop.visitor()
  const email = `be${++people}@x.vn`
  const { json } = await person.post('users/register', { username: `be${people}`, email, password })
  return { person, email, userId: json.data._id as string }
}
const bong = { childId: 'c1', nickname: 'Bống', birthMonth: '2024-05', heightCm: 88.5, weightKg: 12.25, measuredOn: '2026-11-01' }
const childrenOf = async (person: Visitor) => (await person.get('users/children')).json.data.children

test('children: a user saves a child, changes it by its id, and deletes it', async () => {
  const { person } = await newcomer()
  expect(await childrenOf(person)).toEqual([])
  const saved = await person.put('users/children', bong)
  expect(saved).toMatchObject({ status: 200, json: { data: { children: [bong] }, message: 'Đã lưu số đo của bé.' } })
  const grown = { ...bong, heightCm: 90, measuredOn: '2026-11-20' }
  for (const _ of [1, 2]) expect((await person.put('users/children', grown)).json.data.children).toEqual([grown])
  for (const _ of [1, 2]) expect((await person.delete('users/children', { childId: 'c1' })).json.data.children).toEqual([])
})

test('children: a fifth child is refused, also among parallel requests', async () => {
  const { person } = await newcomer()
  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => person.put('users/children', { ...bong, childId: `c${n}` })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
  expect(answers.filter(({ json }) => json.code === 'too_many_children')).toHaveLength(2)
  expect(await childrenOf(person)).toHaveLength(4)
})

test.each([
  [{ nickname: ' ' }, 'nickname'],
  [{ birthMonth: '2024-05-17' }, 'birthMonth'],
  [{ birthMonth: '2024-13' }, 'birthMonth'],
  [{ heightCm: 20 }, 'heightCm'],
  [{ weightKg: 400 }, 'weightKg'],
  [{ measuredOn: 'hôm qua' }, 'measuredOn'],
])('children: a child with %j is refused at its field', async (wrong, path) => {
  const { person } = await newcomer()
  expect((await person.put('users/children', { ...bong, ...wrong })).json).toMatchObject({ code: 'invalid_input', issues: [{ path }] })
})

test('children: belong to their user; a guest has none on the server', async () => {
  const [one, other] = [await newcomer(), await newcomer()]
  await one.person.put('users/children', bong)
  await other.person.delete('users/children', { childId: bong.childId })
  await other.person.put('users/children', { ...bong, nickname: 'Tí' })
  expect(await childrenOf(one.person)).toEqual([bong])
  const guest = shop.visitor()
  for (const response of [await guest.get('users/children'), await guest.put('users/children', bong)]) expect(response.status).toBe(401)
})

test('children: those of a device are merged at sign-in, later measures first', async () => {
  const { person } = await newcomer()
  await person.put('users/children', bong)
  const later = { ...bong, childId: 'other', nickname: 'bống', heightCm: 91, measuredOn: '2026-11-19' }
  const ti = { childId: 'c9', nickname: 'Tí', birthMonth: null, heightCm: null, weightKg: 7, measuredOn: '2026-11-19' }
  const merged = [{ ...later, childId: 'c1' }, ti]
  for (const _ of [1, 2]) {
    const response = await person.post('users/children/merge', { children: [later, ti] })
    expect(response).toMatchObject({ status: 200, json: { data: { children: merged } } })
  }
  expect((await person.post('users/children/merge', { children: Array(5).fill(ti) })).status).toBe(400)
})

test('children: are part of the export, and are deleted with the account', async () => {
  const { person, email, userId } = await newcomer()
  await person.put('users/children', bong)
  expect((await person.get('users/me/export')).json.account.children).toEqual([bong])
  expect((await person.delete('users/me', { confirm: email, password })).status).toBe(200)
  expect(await shop.db.$count(schema.children, eq(schema.children.userId, userId))).toBe(0)
})
