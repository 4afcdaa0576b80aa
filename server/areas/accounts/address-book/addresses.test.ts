import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop, type Visitor } from '../../../testing/shop-fixture.ts'
import { findAddress } from '../accounts.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

let people = 0
async function newcomer(): Promise<Visitor> {
  const person = shop.visitor()
  const name = `dc${++people}`
  expect((await person.post('users/register', { username: name, email: `${name}@x.vn`, password: 'một mật khẩu dài' })).status).toBe(201)
  return person
}
const home = { fullName: 'Lê Thị Hoa', phone: '0912345678', province: 'Huế', ward: 'Thuận Hoá', street: '12 Lê Lợi' }
const book = async (person: Visitor) =>
  (await person.get('users/me')).json.data.addresses as { addressId: string; street: string; isDefault: boolean }[]
const defaults = async (person: Visitor) => (await book(person)).filter(({ isDefault }) => isDefault).map(({ street }) => street)

test('addresses: stores the official names of province and ward, and the first address is the default', async () => {
  const person = await newcomer()
  const { status, json } = await person.post('users/add-address', { ...home, note: 'gọi trước', isDefault: false })
  expect(status).toBe(201)
  expect(json.address).toEqual({
    addressId: expect.any(String),
    fullName: 'Lê Thị Hoa',
    phone: '+84912345678',
    province: 'Thành phố Huế',
    ward: 'Phường Thuận Hóa',
    street: '12 Lê Lợi',
    note: 'gọi trước',
    isDefault: true,
  })
  const { _id: userId } = (await person.get('users/me')).json.data
  const { addressId } = json.address
  expect(await findAddress(shop.db, { userId, addressId })).toMatchObject({ provinceCode: '46', wardCode: '19789', note: 'gọi trước' })
  expect(await findAddress(shop.db, { userId: 'usr_other', addressId })).toBeUndefined()
})

test.each([
  [{ province: 'Gia Định' }, 'unknown_address', 'province'],
  [{ ward: 'Phường Bến Nghé' }, 'unknown_address', 'ward'],
  [{ phone: '12345' }, 'invalid_input', 'phone'],
  [{ street: ' ' }, 'invalid_input', 'street'],
  [{ fullName: undefined }, 'invalid_input', 'fullName'],
])('addresses: an address with %j is refused at its field', async (wrong, code, path) => {
  expect((await (await newcomer()).post('users/add-address', { ...home, ...wrong })).json).toMatchObject({ code, issues: [{ path }] })
})

test('addresses: has exactly one default: another one replaces it, and the oldest follows a deleted one', async () => {
  const person = await newcomer()
  for (const street of ['một', 'hai', 'ba']) await person.post('users/add-address', { ...home, street })
  expect(await defaults(person)).toEqual(['một'])
  const [first, second, third] = await book(person)
  const changed = await person.patch('users/update-address', { addressId: third?.addressId, isDefault: true, street: 'ba mới' })
  expect(changed.json.address).toMatchObject({ street: 'ba mới', isDefault: true, province: 'Thành phố Huế' })
  expect(await defaults(person)).toEqual(['ba mới'])
  await person.patch('users/update-address', { addressId: third?.addressId, isDefault: false })
  expect(await defaults(person)).toEqual(['ba mới'])
  expect((await person.delete('users/delete-address', { addressId: third?.addressId })).json.address).toMatchObject({
    street: 'một',
    isDefault: true,
  })
  expect((await person.delete('users/delete-address', { addressId: second?.addressId })).json.address.street).toBe('một')
  expect((await person.delete('users/delete-address', { addressId: first?.addressId })).json.address).toBeNull()
  expect(await book(person)).toEqual([])
})

test('addresses: twenty concurrent inserts give twenty addresses with one default, and the book is full', async () => {
  const person = await newcomer()
  const answers = await Promise.all(
    Array.from({ length: 25 }, (_, n) => person.post('users/add-address', { ...home, street: `số ${n}`, isDefault: true })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
  expect(answers.filter(({ json }) => json.code === 'too_many_addresses')).toHaveLength(5)
  expect(await defaults(person)).toHaveLength(1)
  const [, ...rest] = await book(person)
  const chosen = await Promise.all(rest.map(({ addressId }) => person.patch('users/update-address', { addressId, isDefault: true })))
  expect(new Set(chosen.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await defaults(person)).toHaveLength(1)
})

test("addresses: another user's address responds as if it did not exist", async () => {
  const owner = await newcomer()
  const stranger = await newcomer()
  const { addressId } = (await owner.post('users/add-address', home)).json.address
  const before = await book(owner)
  for (const id of [addressId, 'adr_unknown']) {
    const change = await stranger.patch('users/update-address', { addressId: id, street: 'cướp', userId: 'usr_x' })
    const removal = await stranger.delete('users/delete-address', { addressId: id })
    expect([change.status, removal.status]).toEqual([404, 404])
    expect(change.text + removal.text).not.toContain('Lê Lợi')
  }
  expect(await book(owner)).toEqual(before)
})

test('addresses: the ward must be in the province, also when only one of them changes', async () => {
  const person = await newcomer()
  const { addressId } = (await person.post('users/add-address', home)).json.address
  expect((await person.patch('users/update-address', { addressId, province: 'Hà Nội' })).json).toMatchObject({
    code: 'unknown_address',
    issues: [{ path: 'ward' }],
  })
  expect((await person.patch('users/update-address', { addressId, province: 'Hà Nội', ward: 'Ba Đình' })).json.address.ward).toBe(
    'Phường Ba Đình',
  )
})

test('addresses: the names of provinces and wards are public', async () => {
  const provinces = (await shop.visitor().get('addresses/provinces')).json.data
  expect(provinces).toHaveLength(34)
  expect(provinces).toContainEqual({
    ...{ code: '46', name: 'Thành phố Huế', region: 'central' },
    ...{ alsoNamed: expect.arrayContaining(['TT Huế']), former: ['Thừa Thiên Huế'] },
  })
  expect((await shop.visitor().get('addresses/provinces/46/wards')).json.data).toContainEqual({ code: '19789', name: 'Phường Thuận Hóa' })
  expect((await shop.visitor().get('addresses/provinces/99/wards')).status).toBe(404)
})

test('addresses: a former province and ward are stored as the ones of today, several successors are refused by name', async () => {
  const person = await newcomer()
  const saved = await person.post('users/add-address', { ...home, province: 'Bình Dương', ward: 'Phường Phú Cường' })
  expect(saved.json.address).toMatchObject({ province: 'Thành phố Hồ Chí Minh', ward: 'Phường Thủ Dầu Một' })
  const refused = await person.post('users/add-address', { ...home, province: 'hcm', ward: 'Quận 1' })
  expect([refused.status, refused.json.code, refused.json.issues[0].path]).toEqual([400, 'several_wards', 'ward'])
  expect(refused.json.message).toContain('Phường Sài Gòn, Phường Bến Thành, Phường Cầu Ông Lãnh, Phường Tân Định')
})

test('addresses: former names find the wards of today', async () => {
  const find = (query: string) => shop.visitor().get(`addresses/find?${query}`)
  expect((await find(`query=${encodeURIComponent('p13 q3')}&province=79`)).json.data).toEqual([
    {
      province: { code: '79', name: 'Thành phố Hồ Chí Minh' },
      ward: { code: '27142', name: 'Phường Nhiêu Lộc' },
      former: 'Phường 13, Quận 3',
    },
  ])
  expect((await find(`query=${encodeURIComponent('Đà Lạt')}`)).json.data).toHaveLength(5)
  expect((await find('query=an')).json.data.length).toBeLessThanOrEqual(24)
  expect((await find('query=atlantis')).json.data).toEqual([])
  for (const wrong of ['', 'query=a', `query=${'a'.repeat(101)}`, `query=hue&province=${'4'.repeat(11)}`])
    expect((await find(wrong)).status).toBe(400)
})

test('addresses: searches of an IP are limited', async () => {
  const crowd = await openTestShop({ RATE_LIMIT_PER_MINUTE: '30' })
  const visitor = crowd.visitor()
  const statuses = []
  for (let i = 0; i < 11; i++) statuses.push((await visitor.get('addresses/find?query=hue')).status)
  expect([statuses.slice(0, 10).every((status) => status === 200), statuses[10]]).toEqual([true, 429])
  await crowd.close()
})

test('addresses: a profile can change, and a user name stays unique', async () => {
  const person = await newcomer()
  await newcomer()
  const saved = await person.patch('users/update-profile', { fullName: 'Nguyễn Văn A', phone: null, username: 'Moi' })
  expect(saved.json.user).toMatchObject({ fullName: 'Nguyễn Văn A', phone: null, username: 'Moi' })
  expect((await person.patch('users/update-profile', { username: `DC${people}` })).json).toMatchObject({
    code: 'username_taken',
    issues: [{ path: 'username' }],
  })
  expect((await person.patch('users/update-profile', { _id: 'x', emailVerified: true, createdAt: '2000-01-01' })).json.user).toEqual(
    saved.json.user,
  )
})
