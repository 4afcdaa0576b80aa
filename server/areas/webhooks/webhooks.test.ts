import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { dayMs, minuteMs } from '../../../contract/durations.ts'
import type { LiveEventKind } from '../../../contract/live-events.ts'
import { schema } from '../../platform/database/client.ts'
import { transact } from '../../platform/database/transaction.ts'
import { publish } from '../../platform/live-events.ts'
import { openTestShop, type TestShop, type Visitor } from '../../testing/shop-fixture.ts'
import { signInAdmin, signUp } from '../../testing/users-fixture.ts'
import { createPostWebhook, type WebhookReply } from './post-webhook.ts'
import { isPublicAddress } from './public-address.ts'
import { sendWebhooks } from './send-webhooks.ts'
import { signedHeaders } from './sign-webhook.ts'
import { retryAfter, webhookEventOf } from './webhook-events.rule.ts'

let shop: TestShop
let admin: Visitor & { userId: string }
beforeAll(async () => {
  shop = await openTestShop()
  admin = await signInAdmin(shop)
})
afterAll(() => shop.close())
afterEach(async () => {
  for (const { _id } of (await admin.get('webhooks')).json.data) await admin.delete(`webhooks/${_id}`)
})

const url = 'https://ke-toan.example/me-may'

async function add(events: string[] = ['order.placed'], more: object = {}) {
  const { status, json } = await admin.post('webhooks', { url, events, ...more })
  expect(status).toBe(201)
  return { id: json.data.webhook._id as string, secret: json.data.secret as string }
}

async function happen(kind: LiveEventKind, subject: string): Promise<void> {
  const before = shop.platform.events.lastId()
  await transact(shop.db, (tx) => publish(tx, kind, subject))
  await expect.poll(() => shop.platform.events.lastId()).toBe(before + 1)
}

type Sent = { url: string; headers: Record<string, string>; body: { type: string; timestamp: string; data: { id: string } } }

/** Sends what is due to a receiver with the given reply; returns the requests it received. */
async function send(reply: () => WebhookReply | Promise<WebhookReply> = () => ({ status: 204 })): Promise<Sent[]> {
  const sent: Sent[] = []
  await sendWebhooks({
    ...shop.platform,
    post: async (url, headers, body) => {
      sent.push({ url, headers, body: JSON.parse(body) })
      return reply()
    },
  })
  return sent
}

const read = async (id: string) => (await admin.get('webhooks')).json.data.find(({ _id }: { _id: string }) => _id === id)

describe('webhooks', () => {
  test('are for admins alone', async () => {
    const { visitor } = await signUp(shop)
    for (const [who, status] of [
      [shop.visitor(), 401],
      [visitor, 403],
    ] as const) {
      expect((await who.get('webhooks')).status).toBe(status)
      expect((await who.post('webhooks', { url, events: ['order.placed'] })).status).toBe(status)
      expect((await who.patch('webhooks/whk_1', { active: false })).status).toBe(status)
      expect((await who.delete('webhooks/whk_1')).status).toBe(status)
    }
  })

  test.each([
    [{ url: 'http://ke-toan.example/', events: ['order.placed'] }, 'url'],
    [{ url: 'https://anna:secret@ke-toan.example/', events: ['order.placed'] }, 'url'],
    [{ url, events: [] }, 'events'],
    [{ url, events: ['order.sung'] }, 'events.0'],
  ])('are refused with %j', async (body, path) => {
    const { status, json } = await admin.post('webhooks', body)
    expect([status, json.issues[0].path]).toEqual([400, path])
  })

  test('get the events they asked for, in order and once, from the moment they were added', async () => {
    await happen('order-placed', 'ord_before')
    const { id, secret } = await add(['order.placed', 'refund.changed'])
    await happen('order-placed', 'ord_1')
    await happen('message-changed', 'msg_1')
    await happen('orders-seen', 'all')
    await happen('refund-changed', 'ord_1')
    const sent = await send()
    expect(sent.map(({ body }) => [body.type, body.data.id])).toEqual([
      ['order.placed', 'ord_1'],
      ['refund.changed', 'ord_1'],
    ])
    const [first] = sent
    expect(first?.url).toBe(url)
    const at = new Date(Number(first?.headers['webhook-timestamp']) * 1_000)
    const again = signedHeaders([secret], { id: first?.headers['webhook-id'] ?? '', at, body: JSON.stringify(first?.body) })
    expect(first?.headers).toEqual(again)
    expect(await send()).toEqual([])
    expect(await read(id)).toMatchObject({ state: 'active', lastResult: '204', retryAt: null })
  })

  test('that fail get the same message again later, with the same id', async () => {
    const { id } = await add()
    await happen('order-placed', 'ord_2')
    await happen('order-placed', 'ord_3')
    const [failed] = await send(() => ({ status: 500 }))
    expect(await read(id)).toMatchObject({ state: 'failing', lastResult: '500', retryAt: expect.any(String) })
    expect(await send()).toEqual([])
    shop.clock.advance(6_000)
    const sent = await send()
    expect(sent.map(({ body }) => body.data.id)).toEqual(['ord_2', 'ord_3'])
    expect(sent[0]?.headers['webhook-id']).toBe(failed?.headers['webhook-id'])
    expect(await read(id)).toMatchObject({ state: 'active', retryAt: null })
  })

  test('that say 410 are disabled at once, and get nothing until an admin switches them on again', async () => {
    const { id } = await add()
    await happen('order-placed', 'ord_4')
    await send(() => ({ status: 410 }))
    expect(await read(id)).toMatchObject({ state: 'disabled', lastResult: '410' })
    shop.clock.advance(dayMs)
    expect(await send()).toEqual([])
    expect((await admin.patch(`webhooks/${id}`, { active: true })).json.data.webhook.state).toBe('active')
    await happen('order-placed', 'ord_5')
    expect((await send()).map(({ body }) => body.data.id)).toEqual(['ord_5'])
  })

  test.each([204, 500])('that are paused and switched on again during a delivery (%i) get what happens from then on', async (status) => {
    const { id } = await add()
    await happen('order-placed', 'ord_6')
    await happen('order-placed', 'ord_7')
    const during = await send(async () => {
      for (const active of [false, true]) expect((await admin.patch(`webhooks/${id}`, { active })).status).toBe(200)
      return { status }
    })
    expect(during.map(({ body }) => body.data.id)).toEqual(['ord_6'])
    expect(await read(id)).toMatchObject({ state: 'active', retryAt: null })
    await happen('order-placed', 'ord_8')
    shop.clock.advance(minuteMs)
    expect((await send()).map(({ body }) => body.data.id)).toEqual(['ord_8'])
  })

  test('that are paused during a delivery get nothing more of it', async () => {
    const { id } = await add()
    await happen('order-placed', 'ord_9')
    await happen('order-placed', 'ord_10')
    const sent = await send(async () => {
      await admin.patch(`webhooks/${id}`, { active: false })
      return { status: 500 }
    })
    expect(sent.map(({ body }) => body.data.id)).toEqual(['ord_9'])
    expect(await read(id)).toMatchObject({ state: 'paused' })
  })

  test('that fail ten times in a row, over almost three days, are disabled', async () => {
    const { id } = await add()
    await happen('order-placed', 'ord_6')
    for (let attempt = 1; attempt <= 9; attempt++) {
      expect(await send(() => ({ status: null, problem: 'timeout' }))).toHaveLength(1)
      expect((await read(id)).state).toBe('failing')
      shop.clock.advance(dayMs + minuteMs)
    }
    await send(() => ({ status: null, problem: 'timeout' }))
    expect(await read(id)).toMatchObject({ state: 'disabled', lastResult: 'timeout' })
  })

  test('sign with the former secret too for a day after it was replaced', async () => {
    const { id, secret } = await add()
    const { json } = await admin.patch(`webhooks/${id}`, { rotateSecret: true })
    expect(json.data.secret).toMatch(/^whsec_/)
    expect(json.data.secret).not.toBe(secret)
    await happen('order-placed', 'ord_7')
    expect((await send())[0]?.headers['webhook-signature']?.split(' ')).toHaveLength(2)
    shop.clock.advance(2 * dayMs)
    await happen('order-placed', 'ord_8')
    expect((await send())[0]?.headers['webhook-signature']?.split(' ')).toHaveLength(1)
  })

  test('never show a secret again', async () => {
    const { secret } = await add()
    expect(JSON.stringify((await admin.get('webhooks')).json)).not.toContain(secret)
    expect(JSON.stringify(await shop.db.select().from(schema.auditEntries))).not.toContain(secret)
  })

  test('that two processes find due at the same time get a message from one of them', async () => {
    await add()
    await happen('order-placed', 'ord_9')
    const sent = await Promise.all([send(), send(), send()])
    expect(sent.flat()).toHaveLength(1)
  })
})

test('webhook signatures: follow the example of Standard Webhooks', () => {
  const headers = signedHeaders(['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'], {
    ...{ id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', at: new Date(1_614_265_330_000), body: '{"test": 2432232314}' },
  })
  expect(headers).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

test('webhook retries: wait longer each time, at least as long as the receiver asks, then end', () => {
  const now = new Date('2026-11-28T00:00:00Z')
  const seconds = (failures: number, asked?: number) => ((retryAfter(failures, now, asked)?.getTime() ?? 0) - now.getTime()) / 1_000
  expect([seconds(1), seconds(2), seconds(9)]).toEqual([5, 300, 86_400])
  expect([seconds(1, 60), seconds(2, 60), seconds(1, 10_000_000)]).toEqual([60, 300, 86_400])
  expect(retryAfter(10, now)).toBeNull()
  expect(webhookEventOf('orders-seen')).toBeUndefined()
})

test.each([
  ...['127.0.0.1', '10.1.2.3', '192.168.1.1', '172.20.0.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '255.255.255.255', '224.0.0.1'],
  ...[
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'ff02::1',
    'localhost',
  ],
])('webhooks: %s is no address of the internet', (ip) => {
  expect(isPublicAddress(ip)).toBe(false)
})

test.each(['8.8.8.8', '103.1.2.3', '2606:4700:4700::1111', '2405:4800::1'])('webhooks: %s is an address of the internet', (ip) => {
  expect(isPublicAddress(ip)).toBe(true)
})

describe('webhook requests', () => {
  const seen: { url: string | undefined; body: string }[] = []
  const receiver = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      seen.push({ url: request.url, body })
      if (request.url === '/moved') response.writeHead(302, { location: '/other' }).end()
      else if (request.url === '/busy') response.writeHead(503, { 'retry-after': '120' }).end('x'.repeat(1_000_000))
      else response.writeHead(200).end('ok')
    })
  })
  let origin = ''
  beforeAll(async () => {
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`
  })
  afterAll(() => receiver.close())
  const post = createPostWebhook(() => true)

  test('carry the body; a redirect is not followed, and a receiver may ask for time', async () => {
    expect(await post(`${origin}/ok`, {}, '{"a":1}')).toEqual({ status: 200 })
    expect(seen).toEqual([{ url: '/ok', body: '{"a":1}' }])
    expect(await post(`${origin}/moved`, {}, '{}')).toEqual({ status: 302 })
    expect(await post(`${origin}/busy`, {}, '{}')).toEqual({ status: 503, retryAfterSeconds: 120 })
    expect(seen.map(({ url }) => url)).toEqual(['/ok', '/moved', '/busy'])
  })

  test.each(['http://127.0.0.1', 'http://[::1]', 'http://[::ffff:127.0.0.1]', 'http://localhost', 'http://2130706433', 'http://0x7f.1'])(
    'to %s are refused without a connection',
    async (host) => {
      const before = seen.length
      const port = new URL(origin).port
      expect(await createPostWebhook()(`${host}:${port}/`, {}, '{}')).toEqual({ status: null, problem: 'private-address' })
      expect(seen).toHaveLength(before)
    },
  )

  test('that find nobody say why', async () => {
    expect(await post('http://127.0.0.1:1/', {}, '{}')).toEqual({ status: null, problem: 'ECONNREFUSED' })
  })
})
