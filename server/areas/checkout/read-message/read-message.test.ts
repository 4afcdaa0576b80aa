import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { maxMessage, ReadMessage } from '../../../../contract/admin/read-message.ts'
import { openTestShop, type TestShop, type Visitor } from '../../../testing/shop-fixture.ts'
import { signInAdmin, signUp } from '../../../testing/users-fixture.ts'

describe('read-message', () => {
  let shop: TestShop
  let admin: Visitor
  beforeAll(async () => {
    shop = await openTestShop()
    admin = await signInAdmin(shop)
  })
  afterAll(() => shop.close())

  test('answers in the shape of the contract, to staff alone', async () => {
    const response = await admin.post('orders/read-message', { text: 'Gửi cho chị Hoa 0905 111 333, 20 Lê Lợi, P. Bến Nghé, Q1, HCM. cod' })
    expect(response.status).toBe(200)
    expect(ReadMessage.parse(response.json).data).toMatchObject({
      ...{ fullName: 'Chị Hoa', phone: '+84905111333', otherPhones: [], street: '20 Lê Lợi', payment: 'cod', gift: false, items: [] },
      ...{ province: 'Thành phố Hồ Chí Minh', ward: 'Phường Sài Gòn', wardCandidates: [] },
    })
    expect((await shop.visitor().post('orders/read-message', { text: 'a' })).status).toBe(401)
    expect((await (await signUp(shop)).visitor.post('orders/read-message', { text: 'a' })).status).toBe(403)
  })

  test('refuses what is no message', async () => {
    for (const body of [{}, { text: '' }, { text: '  ' }, { text: 1 }, { text: 'a'.repeat(maxMessage + 1) }, { text: 'a\u0000' }])
      expect((await admin.post('orders/read-message', body)).status).toBe(400)
    expect((await admin.post('orders/read-message', { text: 'a'.repeat(40_000) })).status).toBe(413)
  })

  test('limits the messages of one member of staff', async () => {
    const statuses = new Set<number>()
    for (let i = 0; i < 62; i++) statuses.add((await admin.post('orders/read-message', { text: 'a' })).status)
    expect([...statuses]).toEqual([200, 429])
  })
})
