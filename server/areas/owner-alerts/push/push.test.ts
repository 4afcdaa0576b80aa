import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { daySeconds, hourMs, hourSeconds } from '../../../../contract/durations.ts'
import { schema } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { type CheckoutFixture, nextPhone, testAddress } from '../../../testing/checkout-fixture.ts'
import { addDevice, devicesOf, openPushFixture, type PushFixture } from '../../../testing/push-fixture.ts'
import { newTestDevice, verifyVapid } from '../../../testing/push-service-fixture.ts'
import { digestMs, maxAlertsPerHour } from '../alert-limits.rule.ts'
import { pushNewOrder } from './send-push.ts'

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

describe('push: the notification of a new order', () => {
  test('reaches every device of the staff once, encrypted for it, without customer data', async () => {
    const [first, second] = [await addDevice(admin), await addDevice((await push.newStaff()).visitor)]
    const { id, placed } = await order()
    await checkout.platform.jobs.drain()
    await checkout.platform.jobs.drain()
    for (const device of [first, second]) {
      const [notice, ...rest] = push.service.noticesOf(device)
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
    const device = await addDevice(admin, newTestDevice('updates.push.services.mozilla.com'))
    await order()
    await checkout.platform.jobs.drain()
    const headers = push.service.messagesOf(device)[0]?.headers ?? {}
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
    expect(push.service.noticesOf(device)[0]).toMatchObject({
      title: expect.stringMatching(/^New order /),
      body: expect.stringMatching(/ · 1 item$/),
    })
  })

  test('exists exactly if the order does, and is sent once although its job runs twice', async () => {
    const device = await addDevice(admin)
    const facts = { id: 'ord_x', orderNumber: 'MM1', totalVnd: 1_000, lines: [{ quantity: 1 }], createdAt: checkout.clock.now() }
    const undone = transact(checkout.db, async (tx) => {
      await pushNewOrder(tx, checkout.platform, facts as never)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await checkout.platform.jobs.drain()
    expect(push.service.messagesOf(device)).toHaveLength(0)
    for (const _ of [1, 2]) {
      await transact(checkout.db, (tx) => pushNewOrder(tx, checkout.platform, facts as never))
      await checkout.platform.jobs.drain()
    }
    expect(push.service.messagesOf(device)).toHaveLength(1)
  })

  test('becomes one count per quarter of an hour if too many orders arrive', async () => {
    for (let n = 0; n < maxAlertsPerHour; n++) await order(1)
    await checkout.platform.jobs.drain()
    const device = await addDevice(admin)
    await order(1)
    for (const _ of [1, 2]) {
      await order(1)
      await checkout.platform.jobs.drain()
    }
    expect(push.service.noticesOf(device)).toMatchObject([
      { title: 'Nhiều đơn mới', body: expect.stringMatching(/^\d+ đơn/), path: '/admin/orders' },
    ])
    // Committed after the count of its quarter of an hour: the next one counts it.
    await order(1)
    checkout.clock.advance(digestMs)
    await checkout.platform.jobs.drain()
    expect(push.service.noticesOf(device)).toMatchObject([{ title: 'Nhiều đơn mới' }, { title: 'Nhiều đơn mới' }])
  })
})

describe('push: a push service', () => {
  test.each([404, 410])('that no longer knows a device (%i) removes it', async (status) => {
    const [gone, other] = [await addDevice(admin), await addDevice(admin)]
    push.service.respond(gone, status)
    await order()
    await checkout.platform.jobs.drain()
    expect((await devicesOf(admin)).map(({ _id }) => _id)).toEqual([other.id])
    expect(push.service.messagesOf(other)).toHaveLength(1)
  })

  test('that is down is retried, one that refuses is not; the device shows both', async () => {
    const [away, refusing] = [await addDevice(admin), await addDevice(admin)]
    push.service.respond(refusing, 403)
    await order()
    await checkout.platform.jobs.drain()
    expect((await rows()).find(({ id }) => id === refusing.id)).toMatchObject({ failures: 1, lastSuccessAt: null })
    expect(push.service.messagesOf(refusing)).toHaveLength(1)
    push.service.respond(away, 503)
    await order()
    await expect(checkout.platform.jobs.drain()).rejects.toThrow('status 503')
    expect((await rows()).find(({ id }) => id === away.id)).toMatchObject({ failures: 1, lastFailureAt: expect.any(Date) })
    push.service.respond(away, 201)
    await checkout.db.execute(
      sql`update pgboss.job set state = 'retry', start_after = now() where name = 'push-to-device' and state = 'active'`,
    )
    await checkout.platform.jobs.drain()
    expect(push.service.messagesOf(away)).toHaveLength(3)
    expect((await rows()).find(({ id }) => id === away.id)).toMatchObject({ failures: 0, lastSuccessAt: expect.any(Date) })
  })

  test('receives a test notification, and its response is shown', async () => {
    const device = await addDevice(admin)
    const send = () => admin.post(`admin/push/devices/${device.id}/test`)
    expect((await send()).json).toEqual({ data: { outcome: 'sent' } })
    expect(push.service.noticesOf(device)).toMatchObject([{ title: 'Thông báo thử', path: '/admin/security' }])
    push.service.respond(device, 500)
    expect((await send()).json).toEqual({ data: { outcome: 'failed' } })
    push.service.respond(device, 410)
    expect((await send()).json).toEqual({ data: { outcome: 'gone' } })
    expect((await send()).status).toBe(404)
    for (let n = 0; n < 10; n++) await send()
    expect((await send()).status).toBe(429)
  })
})
