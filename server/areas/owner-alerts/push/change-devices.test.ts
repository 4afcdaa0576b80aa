import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hourMs } from '../../../../contract/durations.ts'
import { schema } from '../../../platform/database/client.ts'
import { type CheckoutFixture, nextPhone, testAddress } from '../../../testing/checkout-fixture.ts'
import { addDevice, devicesOf, openPushFixture, type PushFixture, subscribe } from '../../../testing/push-fixture.ts'
import { newTestDevice } from '../../../testing/push-service-fixture.ts'
import { signUp } from '../../../testing/users-fixture.ts'

let push: PushFixture
let checkout: CheckoutFixture
let admin: PushFixture['admin']
let dress: string
beforeAll(async () => {
  push = await openPushFixture()
  ;({ checkout, admin } = push)
  dress = await checkout.put('Đầm', 500)
})
beforeEach(async () => {
  checkout.clock.advance(2 * hourMs)
  await checkout.db.delete(schema.pushSubscriptions)
})
afterAll(() => push.close())

const rows = () => checkout.db.select().from(schema.pushSubscriptions)
const order = (pieces = 2) =>
  checkout.ordered({ [dress]: pieces }, { paymentMethod: 'cod', address: { ...testAddress, phone: nextPhone() } })

describe('change-devices: a device', () => {
  test('is visible to its owner only, and no response contains its endpoint and keys', async () => {
    const device = await addDevice(admin)
    const other = (await push.newStaff()).visitor
    expect(await devicesOf(other)).toEqual([])
    expect((await other.delete(`admin/push/devices/${device.id}`)).status).toBe(404)
    expect((await other.post(`admin/push/devices/${device.id}/test`)).status).toBe(404)
    const listed = await admin.get('admin/push/devices')
    expect(listed.json.data.devices).toMatchObject([
      { _id: device.id, device: 'Chrome, Android', lastSuccessAt: null, lastFailureAt: null },
    ])
    expect(listed.text).not.toContain('googleapis')
    expect((await admin.delete(`admin/push/devices/${device.id}`)).json.data.devices).toEqual([])
  })

  test('belongs to the last user who enabled it, with at most ten per user', async () => {
    const device = await addDevice(admin)
    const { visitor: other } = await push.newStaff()
    await addDevice(other, device)
    expect(await devicesOf(admin)).toEqual([])
    expect(await devicesOf(other)).toHaveLength(1)
    const ids: string[] = []
    for (let n = 0; n < 12; n++) {
      checkout.clock.advance(1_000)
      ids.unshift((await addDevice(admin)).id)
    }
    expect((await devicesOf(admin)).map(({ _id }) => _id)).toEqual(ids.slice(0, 10))
  })

  test('needs staff and a known push service', async () => {
    const { visitor: customer } = await signUp(checkout)
    expect((await subscribe(customer, newTestDevice())).status).toBe(403)
    expect((await subscribe(checkout.visitor(), newTestDevice())).status).toBe(401)
    expect((await subscribe(admin, newTestDevice('127.0.0.1'))).json.code).toBe('unknown_push_service')
    const point = { ...newTestDevice(), keys: { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: newTestDevice().keys.auth } }
    expect((await subscribe(admin, point)).json.code).toBe('invalid_input')
    expect(await rows()).toEqual([])
  })

  test('ends with its own session, not with others', async () => {
    const { visitor: here, email } = await push.newStaff()
    const elsewhere = checkout.visitor()
    await elsewhere.post('users/login', { email, password: 'mot mat khau dai' })
    const [first, second] = [await addDevice(here), await addDevice(elsewhere)]
    await here.post('users/logout')
    expect((await rows()).map(({ id }) => id)).toEqual([second.id])
    await addDevice(elsewhere, first)
    await elsewhere.delete('users/sessions')
    expect(await rows()).toHaveLength(2)
  })

  test('continues in the next session of its browser, and can be removed from another device', async () => {
    const { visitor: phoneBrowser, email } = await push.newStaff()
    const device = await addDevice(phoneBrowser)
    await phoneBrowser.post('users/login', { email, password: 'mot mat khau dai' })
    const current = await phoneBrowser.post('admin/push/devices/current', { endpoint: device.endpoint })
    expect(current.json).toEqual({ data: { deviceId: device.id } })
    expect((await admin.post('admin/push/devices/current', { endpoint: device.endpoint })).json).toEqual({ data: { deviceId: null } })
    const laptop = checkout.visitor()
    await laptop.post('users/login', { email, password: 'mot mat khau dai' })
    await laptop.delete('users/sessions')
    expect(await rows()).toEqual([])
  })

  test('ends with the role of its owner, and gets nothing while they are blocked', async () => {
    const { visitor, userId } = await push.newStaff()
    const device = await addDevice(visitor)
    await checkout.db.update(schema.users).set({ blockedAt: new Date() }).where(eq(schema.users.id, userId))
    await order()
    await checkout.platform.jobs.drain()
    expect(push.service.messagesOf(device)).toHaveLength(0)
    await checkout.db.update(schema.users).set({ blockedAt: null }).where(eq(schema.users.id, userId))
    expect((await admin.patch(`users/${userId}`, { role: 'customer' })).status).toBe(200)
    expect(await rows()).toEqual([])
  })

  test('ends with the account of its owner, whose export contains everything but the keys', async () => {
    const { visitor, email } = await push.newStaff()
    const device = await addDevice(visitor)
    const file = await visitor.get('users/me/export')
    expect(file.json.pushDevices ?? file.json.data?.pushDevices).toMatchObject([{ device: 'Chrome, Android', language: 'vi' }])
    expect(file.text).not.toContain(device.keys.p256dh)
    const erased = await visitor.delete('users/me', { confirm: email, password: 'mot mat khau dai' })
    expect(erased.status).toBe(200)
    expect(await rows()).toEqual([])
  })
})
