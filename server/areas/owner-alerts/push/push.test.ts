import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { daySeconds, hourMs, hourSeconds } from '../../../../contract/durations.ts'
import { schema } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { type CheckoutFixture, nextPhone, openCheckoutFixture, testAddress } from '../../../testing/checkout-fixture.ts'
import { newTestDevice, openTestPushService, type TestDevice, verifyVapid } from '../../../testing/push-service-fixture.ts'
import type { Visitor } from '../../../testing/shop-fixture.ts'
import { signInAdmin, signUp } from '../../../testing/users-fixture.ts'
import { digestMs, maxAlertsPerHour } from '../alert-limits.rule.ts'
import { findPushKeys } from './push.sql.ts'
import { createKeyReader, ensurePushKeys } from './push-keys.ts'
import { pushNewOrder } from './send-push.ts'

let checkout: CheckoutFixture
let service: Awaited<ReturnType<typeof openTestPushService>>
let admin: Visitor & { userId: string }
let dress: string
beforeAll(async () => {
  service = await openTestPushService()
  checkout = await openCheckoutFixture({}, {}, { pushOrigin: service.origin })
  admin = await signInAdmin(checkout)
  dress = await checkout.put('Đầm', 500)
})
beforeEach(async () => {
  checkout.clock.advance(2 * hourMs)
  await checkout.db.delete(schema.pushSubscriptions)
})
afterAll(async () => {
  await checkout.close()
  await service.close()
})

const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'
const subscribe = (who: Visitor, { endpoint, keys }: TestDevice) =>
  who.post('admin/push/devices', { endpoint, keys }, { headers: { 'user-agent': phone } })

async function add(who: Visitor, device = newTestDevice()): Promise<TestDevice & { id: string }> {
  const added = await subscribe(who, device)
  expect(added.status).toBe(201)
  return Object.assign(device, { id: added.json.data.deviceId as string })
}

const devicesOf = async (who: Visitor) => (await who.get('admin/push/devices')).json.data.devices as { _id: string; device: string }[]
const rows = () => checkout.db.select().from(schema.pushSubscriptions)
const order = (pieces = 2) =>
  checkout.ordered({ [dress]: pieces }, { paymentMethod: 'cod', address: { ...testAddress, phone: nextPhone() } })

async function newStaff(role: 'staff' | 'admin' = 'staff') {
  const who = await signUp(checkout)
  await checkout.db.update(schema.users).set({ role }).where(eq(schema.users.id, who.userId))
  return who
}

describe('push: the notification of a new order', () => {
  test('reaches every device of the staff once, encrypted for it, without customer data', async () => {
    const [first, second] = [await add(admin), await add((await newStaff()).visitor)]
    const { id, placed } = await order()
    await checkout.platform.jobs.drain()
    await checkout.platform.jobs.drain()
    for (const device of [first, second]) {
      const [notice, ...rest] = service.noticesOf(device)
      expect(rest).toEqual([])
      expect(notice).toEqual({
        title: `Đơn mới ${placed.orderNumber}`,
        body: `${String(placed.finalAmount).replace(/\B(?=(\d{3})+$)/g, '.')}\u00a0₫ · 2 món`,
        tag: `order-${id}`,
        path: `/admin/orders/edit/${id}`,
        lang: 'vi',
      })
      expect(JSON.stringify(notice)).not.toMatch(/Trần|Mai|09\d{8}|Lê Lợi|Huế|@/)
    }
  })

  test('is signed for the push service, urgent, and expires after a day', async () => {
    const device = await add(admin, newTestDevice('updates.push.services.mozilla.com'))
    await order()
    await checkout.platform.jobs.drain()
    const headers = service.messagesOf(device)[0]?.headers ?? {}
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high', topic: expect.stringMatching(/^[\w-]{32}$/) })
    expect(Number(headers.ttl)).toBeGreaterThan(23 * hourSeconds)
    expect(Number(headers.ttl)).toBeLessThanOrEqual(daySeconds)
    const { claims, publicKey } = verifyVapid(headers.authorization)
    expect(claims).toMatchObject({ aud: 'https://updates.push.services.mozilla.com', sub: 'mailto:admin@memay.test' })
    expect(publicKey).toBe((await admin.get('admin/push/devices')).json.data.publicKey)
  })

  test('uses the language in which the device was enabled', async () => {
    const device = newTestDevice()
    const added = await admin.post('admin/push/devices', { ...device, decrypt: undefined }, { headers: { 'accept-language': 'en' } })
    expect(added.status).toBe(201)
    await order(1)
    await checkout.platform.jobs.drain()
    expect(service.noticesOf(device)[0]).toMatchObject({
      title: expect.stringMatching(/^New order /),
      body: expect.stringMatching(/ · 1 item$/),
    })
  })

  test('exists exactly if the order does, and is sent once although its job runs twice', async () => {
    const device = await add(admin)
    const facts = { id: 'ord_x', orderNumber: 'MM1', totalVnd: 1_000, lines: [{ quantity: 1 }], createdAt: checkout.clock.now() }
    const undone = transact(checkout.db, async (tx) => {
      await pushNewOrder(tx, checkout.platform, facts as never)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await checkout.platform.jobs.drain()
    expect(service.messagesOf(device)).toHaveLength(0)
    for (const _ of [1, 2]) {
      await transact(checkout.db, (tx) => pushNewOrder(tx, checkout.platform, facts as never))
      await checkout.platform.jobs.drain()
    }
    expect(service.messagesOf(device)).toHaveLength(1)
  })

  test('becomes one count per quarter of an hour if too many orders arrive', async () => {
    for (let n = 0; n < maxAlertsPerHour; n++) await order(1)
    await checkout.platform.jobs.drain()
    const device = await add(admin)
    await order(1)
    for (const _ of [1, 2]) {
      await order(1)
      await checkout.platform.jobs.drain()
    }
    expect(service.noticesOf(device)).toMatchObject([
      { title: 'Nhiều đơn mới', body: expect.stringMatching(/^\d+ đơn/), path: '/admin/orders' },
    ])
    // Committed after the count of its quarter of an hour: the next one counts it.
    await order(1)
    checkout.clock.advance(digestMs)
    await checkout.platform.jobs.drain()
    expect(service.noticesOf(device)).toMatchObject([{ title: 'Nhiều đơn mới' }, { title: 'Nhiều đơn mới' }])
  })
})

describe('push: a push service', () => {
  test.each([404, 410])('that no longer knows a device (%i) removes it', async (status) => {
    const [gone, other] = [await add(admin), await add(admin)]
    service.respond(gone, status)
    await order()
    await checkout.platform.jobs.drain()
    expect((await devicesOf(admin)).map(({ _id }) => _id)).toEqual([other.id])
    expect(service.messagesOf(other)).toHaveLength(1)
  })

  test('that is down is retried, one that refuses is not; the device shows both', async () => {
    const [away, refusing] = [await add(admin), await add(admin)]
    service.respond(refusing, 403)
    await order()
    await checkout.platform.jobs.drain()
    expect((await rows()).find(({ id }) => id === refusing.id)).toMatchObject({ failures: 1, lastSuccessAt: null })
    expect(service.messagesOf(refusing)).toHaveLength(1)
    service.respond(away, 503)
    await order()
    await expect(checkout.platform.jobs.drain()).rejects.toThrow('status 503')
    expect((await rows()).find(({ id }) => id === away.id)).toMatchObject({ failures: 1, lastFailureAt: expect.any(Date) })
    service.respond(away, 201)
    await checkout.db.execute(
      sql`update pgboss.job set state = 'retry', start_after = now() where name = 'push-to-device' and state = 'active'`,
    )
    await checkout.platform.jobs.drain()
    expect(service.messagesOf(away)).toHaveLength(3)
    expect((await rows()).find(({ id }) => id === away.id)).toMatchObject({ failures: 0, lastSuccessAt: expect.any(Date) })
  })

  test('receives a test notification, and its response is shown', async () => {
    const device = await add(admin)
    const send = () => admin.post(`admin/push/devices/${device.id}/test`)
    expect((await send()).json).toEqual({ data: { outcome: 'sent' } })
    expect(service.noticesOf(device)).toMatchObject([{ title: 'Thông báo thử', path: '/admin/security' }])
    service.respond(device, 500)
    expect((await send()).json).toEqual({ data: { outcome: 'failed' } })
    service.respond(device, 410)
    expect((await send()).json).toEqual({ data: { outcome: 'gone' } })
    expect((await send()).status).toBe(404)
    for (let n = 0; n < 10; n++) await send()
    expect((await send()).status).toBe(429)
  })
})

describe('push: a device', () => {
  test('is visible to its owner only, and no response contains its endpoint and keys', async () => {
    const device = await add(admin)
    const other = (await newStaff()).visitor
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
    const device = await add(admin)
    const { visitor: other } = await newStaff()
    await add(other, device)
    expect(await devicesOf(admin)).toEqual([])
    expect(await devicesOf(other)).toHaveLength(1)
    const ids: string[] = []
    for (let n = 0; n < 12; n++) {
      checkout.clock.advance(1_000)
      ids.unshift((await add(admin)).id)
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
    const { visitor: here, email } = await newStaff()
    const elsewhere = checkout.visitor()
    await elsewhere.post('users/login', { email, password: 'mot mat khau dai' })
    const [first, second] = [await add(here), await add(elsewhere)]
    await here.post('users/logout')
    expect((await rows()).map(({ id }) => id)).toEqual([second.id])
    await add(elsewhere, first)
    await elsewhere.delete('users/sessions')
    expect(await rows()).toHaveLength(2)
  })

  test('continues in the next session of its browser, and can be removed from another device', async () => {
    const { visitor: phoneBrowser, email } = await newStaff()
    const device = await add(phoneBrowser)
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
    const { visitor, userId } = await newStaff()
    const device = await add(visitor)
    await checkout.db.update(schema.users).set({ blockedAt: new Date() }).where(eq(schema.users.id, userId))
    await order()
    await checkout.platform.jobs.drain()
    expect(service.messagesOf(device)).toHaveLength(0)
    await checkout.db.update(schema.users).set({ blockedAt: null }).where(eq(schema.users.id, userId))
    expect((await admin.patch(`users/${userId}`, { role: 'customer' })).status).toBe(200)
    expect(await rows()).toEqual([])
  })

  test('ends with the account of its owner, whose export contains everything but the keys', async () => {
    const { visitor, email } = await newStaff()
    const device = await add(visitor)
    const file = await visitor.get('users/me/export')
    expect(file.json.pushDevices ?? file.json.data?.pushDevices).toMatchObject([{ device: 'Chrome, Android', language: 'vi' }])
    expect(file.text).not.toContain(device.keys.p256dh)
    const erased = await visitor.delete('users/me', { confirm: email, password: 'mot mat khau dai' })
    expect(erased.status).toBe(200)
    expect(await rows()).toEqual([])
  })
})

test('push: the key pair is generated once, also by two concurrent processes, and stays private', async () => {
  const before = await findPushKeys(checkout.db)
  expect(before?.privateKey).toMatch(/^[\w-]{43}$/)
  await checkout.db.delete(schema.pushKeys)
  const [one, two] = await Promise.all([ensurePushKeys(checkout.db), ensurePushKeys(checkout.db)])
  expect(one).toEqual(two)
  expect(one).not.toEqual(before)
  expect(await ensurePushKeys(checkout.db)).toEqual(one)
  expect((await admin.get('admin/push/devices')).text).not.toContain(before?.privateKey)
})

test('push: the key pair is read once for all sends, and again after a failed read', async () => {
  const readKeys = createKeyReader(checkout.db)
  const keys = await readKeys()
  await checkout.db.delete(schema.pushKeys)
  expect(await readKeys()).toEqual(keys)
  let fails = true
  const failing = new Proxy(checkout.db, {
    get: (db, name) => {
      if (fails) throw new Error('no database')
      return Reflect.get(db, name, db)
    },
  })
  const readLater = createKeyReader(failing)
  await expect(readLater()).rejects.toThrow('no database')
  fails = false
  expect(await readLater()).toEqual(await ensurePushKeys(checkout.db))
})
