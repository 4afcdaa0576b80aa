import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '../../../platform/database/client.ts'
import { findInvariantErrors } from '../../../testing/check-invariants.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../../testing/checkout-fixture.ts'
import type { Visitor } from '../../../testing/shop-fixture.ts'
import { signInAdmin } from '../../../testing/users-fixture.ts'
import type { WebhookCarrier } from './map-carrier-status.rule.ts'

const secrets = { GHN: 'ghn-secret-of-the-shop', GHTK: 'ghtk-secret-of-the-shop', ViettelPost: 'vtp-secret-of-the-shop' }

let checkout: CheckoutFixture
let admin: Visitor
let dress: string
beforeAll(async () => {
  checkout = await openCheckoutFixture({
    GHN_WEBHOOK_TOKEN: secrets.GHN,
    GHTK_WEBHOOK_TOKEN: secrets.GHTK,
    VIETTELPOST_WEBHOOK_TOKEN: secrets.ViettelPost,
  })
  admin = await signInAdmin(checkout)
  dress = await checkout.put('Đầm', 999)
})
afterEach(async () => expect(await findInvariantErrors(checkout.db)).toEqual([]))
afterAll(() => checkout.close())

let codes = 0
async function parcel(carrier: WebhookCarrier, more: { trackingCode?: string | undefined } = {}) {
  codes++
  const { id: orderId, placed } = await checkout.ordered({ [dress]: 1 }, { paymentMethod: 'cod' })
  const trackingCode = 'trackingCode' in more ? more.trackingCode : `${carrier}-${codes}`
  const { json } = await admin.post('shipments', { orderId, carrier, trackingCode })
  return { id: json.data.shipment._id as string, orderId, orderNumber: placed.orderNumber, trackingCode: trackingCode ?? '' }
}
const read = async (id: string) => (await admin.get(`shipments/${id}`)).json.data.shipment

type Said = { code: string | number; trackingCode: string; orderNumber?: string; time?: string; secret?: string; reason?: string }
/** Sends an event in each carrier's format. */
const say: Record<WebhookCarrier, (said: Said) => Promise<{ status: number; message: string }>> = {
  async GHN({ code, trackingCode, orderNumber = '', time = '2026-11-21T03:52:50.158Z', secret = secrets.GHN, reason = '' }) {
    const body = {
      OrderCode: trackingCode,
      ClientOrderCode: orderNumber,
      Status: code,
      Time: time,
      Reason: reason,
      Type: 'switch_status',
      ShopID: 81558,
    }
    const { status, json } = await checkout.visitor().post('shipments/hooks/ghn', body, { headers: { token: secret } })
    return { status, message: json.message }
  },
  async GHTK({ code, trackingCode, orderNumber = '', time = '2026-11-21T12:18:39+07:00', secret = secrets.GHTK, reason = '' }) {
    const form = {
      label_id: trackingCode,
      partner_id: orderNumber,
      status_id: String(code),
      action_time: time,
      reason,
      weight: '2.4',
      fee: '15000',
    }
    const { statusCode, body } = await checkout.app.inject({
      method: 'POST',
      url: `/api/shipments/hooks/ghtk?hash=${encodeURIComponent(secret)}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    })
    return { status: statusCode, message: JSON.parse(body).message }
  },
  async ViettelPost({ code, trackingCode, orderNumber = '', time = '21/11/2026 17:34:05', secret = secrets.ViettelPost, reason = '' }) {
    const DATA = {
      ORDER_NUMBER: trackingCode,
      ORDER_REFERENCE: orderNumber,
      ORDER_STATUS: code,
      ORDER_STATUSDATE: time,
      NOTE: reason,
      MONEY_TOTAL: 1,
    }
    const { status, json } = await checkout.visitor().post('shipments/hooks/viettelpost', { DATA, TOKEN: secret })
    return { status, message: json.message }
  },
}

const lives: [WebhookCarrier, (string | number)[]][] = [
  ['GHN', ['ready_to_pick', 'picked', 'transporting', 'delivering', 'delivered']],
  ['GHTK', [2, 3, 4, 5]],
  ['ViettelPost', [102, 105, 300, 500, 501]],
]

describe.each(lives)('carrier webhook: %s', (carrier, life) => {
  test('moves a parcel until it is delivered, and its order with it', async () => {
    const { id, orderId, trackingCode } = await parcel(carrier)
    for (const code of life) expect(await say[carrier]({ code, trackingCode, time: `t${code}` })).toEqual({ status: 200, message: 'moved' })
    const shipment = await read(id)
    expect([shipment.status, shipment.order.status]).toEqual(['delivered', 'delivered'])
    expect(new Set(shipment.history.slice(1).map(({ by }: { by: string }) => by))).toEqual(new Set(['carrier']))
    expect((await admin.get(`orders/${orderId}`)).json.data.order.history.at(-1)).toMatchObject({ to: 'delivered', by: 'carrier' })
  })

  test('may send every event twice, at once and in any order', async () => {
    const { id, trackingCode } = await parcel(carrier)
    const words = [...life, ...life, ...life].sort(() => Math.random() - 0.5)
    const answers = await Promise.all(words.map((code) => say[carrier]({ code, trackingCode, time: `t${code}` })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await read(id)).status).toBe('delivered')
    const written = (await checkout.db.select().from(schema.carrierNotices)).filter((notice) => notice.trackingCode === trackingCode)
    expect(written).toHaveLength(life.length)
  })

  test('is refused without the secret and writes nothing', async () => {
    const { id, trackingCode } = await parcel(carrier)
    for (const secret of ['', 'wrong', `${secrets[carrier]} `, secrets[carrier].slice(0, -1)]) {
      expect((await say[carrier]({ code: life.at(-1) ?? '', trackingCode, secret })).status).toBe(403)
    }
    expect((await read(id)).status).toBe('pending')
  })

  test('may name an unknown parcel or status, or be empty', async () => {
    const { id, trackingCode } = await parcel(carrier)
    expect(await say[carrier]({ code: life[1] ?? '', trackingCode: 'NOBODYS' })).toEqual({ status: 200, message: 'unknown-parcel' })
    expect(await say[carrier]({ code: 'beamed_up', trackingCode })).toEqual({ status: 200, message: 'unknown-code' })
    expect(await say[carrier]({ code: '', trackingCode })).toEqual({ status: 200, message: 'ignored' })
    expect(await say[carrier]({ code: life[1] ?? '', trackingCode: '' })).toEqual({ status: 200, message: 'ignored' })
    expect((await read(id)).status).toBe('pending')
    const written = (await checkout.db.select().from(schema.carrierNotices)).filter((notice) => notice.shipmentId === id)
    expect(written.map(({ code, outcome }) => [code, outcome])).toEqual([['beamed_up', 'unknown-code']])
  })
})

test('carrier webhooks: find a parcel without a tracking code by the order’s number and store the code', async () => {
  const { id, orderNumber } = await parcel('GHN', { trackingCode: undefined })
  expect(await say.GHN({ code: 'picked', trackingCode: 'GNEW', orderNumber })).toMatchObject({ message: 'moved' })
  expect(await read(id)).toMatchObject({ trackingCode: 'GNEW', status: 'picked_up' })
  expect(await say.GHN({ code: 'delivered', trackingCode: 'GNEW' })).toMatchObject({ message: 'moved' })
})

test('carrier webhooks: fill in lost events with allowed moves', async () => {
  const failed = await parcel('GHN')
  await say.GHN({ code: 'delivery_fail', trackingCode: failed.trackingCode, reason: 'Khách hẹn lại' })
  await say.GHN({ code: 'delivered', trackingCode: failed.trackingCode })
  const history = (await read(failed.id)).history
  expect(history.map(({ to }: { to: string }) => to)).toEqual(['pending', 'picked_up', 'delivery_failed', 'out_for_delivery', 'delivered'])
  expect(history[2]).toMatchObject({ by: 'carrier', note: 'Khách hẹn lại' })
  const back = await parcel('GHTK')
  await say.GHTK({ code: 21, trackingCode: back.trackingCode })
  expect(await read(back.id)).toMatchObject({ status: 'returned', order: { status: 'cancelled' } })
})

test('carrier webhooks: record an event that is late or not allowed, and move nothing', async () => {
  const { id, trackingCode } = await parcel('GHN')
  const said: string[] = []
  for (const code of ['transporting', 'picked', 'cancel', 'exception', 'transporting', 'delivered', 'return', 'lost', 'delivered'])
    said.push((await say.GHN({ code, trackingCode, time: `${said.length}` })).message)
  expect(said).toEqual(['moved', 'out-of-order', 'out-of-order', 'nothing', 'nothing', 'moved', 'out-of-order', 'out-of-order', 'nothing'])
  expect(await read(id)).toMatchObject({ status: 'delivered', order: { status: 'delivered' } })
})

test('without a time is a duplicate only of the latest event: a courier may set out twice', async () => {
  const { id, trackingCode } = await parcel('GHN')
  const said: string[] = []
  for (const code of ['picked', 'delivering', 'delivering', 'delivery_fail', 'delivering', 'delivery_fail', 'delivery_fail', 'delivering'])
    said.push((await say.GHN({ code, trackingCode, time: '' })).message)
  expect(said).toEqual(['moved', 'moved', 'known', 'moved', 'moved', 'moved', 'known', 'moved'])
  expect((await read(id)).status).toBe('out_for_delivery')
  const written = (await checkout.db.select().from(schema.carrierNotices)).filter((notice) => notice.trackingCode === trackingCode)
  expect(written.filter(({ happenedAt }) => !happenedAt)).toEqual([])
})

test('carrier webhooks: do not match a parcel of another carrier with the same code', async () => {
  const { id, trackingCode } = await parcel('GHTK')
  expect(await say.GHN({ code: 'picked', trackingCode })).toMatchObject({ message: 'unknown-parcel' })
  expect((await read(id)).status).toBe('pending')
})

describe('carrier webhook', () => {
  const bodies = [
    '{',
    'null',
    '5',
    '[]',
    '"x"',
    '{"OrderCode":{"$ne":1},"Status":["a"]}',
    `{"OrderCode":"\\u0000x","Status":"\\ud800"}`,
    '{"OrderCode":1e309}',
  ]
  test.each(bodies)('with nonsense does no harm: %s', async (payload) => {
    for (const [path, headers] of [
      ['ghn', { token: secrets.GHN }],
      [`ghtk?hash=${secrets.GHTK}`, {}],
      [`viettelpost?token=${secrets.ViettelPost}`, {}],
    ] as const) {
      const { statusCode } = await checkout.app.inject({
        method: 'POST',
        url: `/api/shipments/hooks/${path}`,
        headers: { 'content-type': 'application/json', ...headers },
        payload,
      })
      expect([200, 400]).toContain(statusCode)
    }
  })

  test('is accepted from any origin without cookies, and opens no other route', async () => {
    const { trackingCode } = await parcel('GHN')
    const abroad = { token: secrets.GHN, origin: 'https://ghn.vn', 'sec-fetch-site': 'cross-site' }
    const response = await checkout
      .visitor()
      .post('shipments/hooks/ghn', { OrderCode: trackingCode, Status: 'picked' }, { headers: abroad })
    expect(response.status).toBe(200)
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const { statusCode } = await checkout.app.inject({ method: 'POST', url: '/api/orders', headers: form, payload: 'paymentMethod=cod' })
    expect(statusCode).toBe(415)
    expect((await checkout.visitor().get('shipments/hooks/ghn')).status).toBe(404)
  })

  test('has no URL in a shop without a secret for the carrier', async () => {
    const plain = await openCheckoutFixture()
    for (const path of ['ghn', 'ghtk', 'viettelpost'])
      expect((await plain.visitor().post(`shipments/hooks/${path}?token=&hash=`, { TOKEN: '' }, { headers: { token: '' } })).status).toBe(
        404,
      )
    await plain.close()
  })
})
