import { expect, test } from 'vitest'
import { createMomo } from '../momo/momo.client.ts'
import type { MomoFetch } from '../momo/momo-post.ts'
import { createMomoSandboxMemory } from './memory-store.ts'
import { createMomoSandbox } from './momo-sandbox.ts'

const credentials = { partnerCode: 'SANDBOX', accessKey: 'access', secretKey: 'secret' }
const endpoint = 'http://127.0.0.1:3000'
const asked = { orderId: 'MM-1-1', requestId: 'r1', lang: 'vi' as const }
const payment = {
  ...asked,
  amount: 199_000,
  orderInfo: 'Đơn hàng MM-1 & quà tặng = Mẹ May',
  extraData: 'eyJhIjoxfQ==',
  redirectUrl: `${endpoint}/checkout/success?lng=vi`,
  ipnUrl: `${endpoint}/api/payments/momo/callback`,
}

/** A shop and a sandbox, connected by a function in place of the network. */
function open() {
  const time = { now: Date.parse('2026-11-21T08:00:00Z') }
  const payPage = (t: string) => `${endpoint}/sandbox/momo/pay?t=${t}`
  const sandbox = createMomoSandbox({ store: createMomoSandboxMemory(), credentials, clock: () => new Date(time.now), payPage })
  const verbs: Record<string, (body: unknown) => Promise<{ status: number; body: object }>> = {
    '/v2/gateway/api/create': sandbox.create,
    '/v2/gateway/api/query': sandbox.query,
    '/v2/gateway/api/refund': sandbox.refund,
    '/v2/gateway/api/refund/query': sandbox.refundQuery,
  }
  const fetch: MomoFetch = async (url, init) => {
    const { status, body } = await verbs[new URL(url).pathname]!(JSON.parse(String(init.body)))
    return Response.json(body, { status })
  }
  return { momo: createMomo({ endpoint, ...credentials, fetch }), sandbox, time }
}

/** The callback as it arrives: serialized as JSON. */
const overTheWire = (body: unknown) => JSON.parse(JSON.stringify(body))

test('sandbox: a shopper pays, the shop learns it in three ways and refunds the money', async () => {
  const { momo, sandbox } = open()
  const created = await momo.create(payment)
  if (created.kind !== 'created') throw new Error(created.kind)
  expect(await momo.query({ ...asked, requestId: 'q1' })).toMatchObject({ kind: 'unpaid', outcome: 'pending' })

  const { t, s } = Object.fromEntries(new URL(created.payUrl).searchParams)
  const shown = await sandbox.findByPayToken(t!, s)
  expect(shown).toMatchObject({ orderId: 'MM-1-1', amount: 199_000, resultCode: 1000 })
  expect(await sandbox.findByPayToken(t!, `${s}0`)).toBeUndefined()

  const paid = await sandbox.pay(shown!.orderId)
  if (paid.kind !== 'settled') throw new Error(paid.kind)
  expect(paid.ipnUrl).toBe(payment.ipnUrl)
  const called = momo.verifyCallback(overTheWire(paid.ipnBody))
  expect(called).toMatchObject({
    kind: 'genuine',
    notice: { orderId: 'MM-1-1', requestId: 'r1', amount: 199_000, outcome: 'paid', extraData: payment.extraData },
  })
  expect(paid.redirectUrl).toContain(`${payment.redirectUrl}&partnerCode=`)
  expect(momo.verifyReturn(new URL(paid.redirectUrl).searchParams)).toEqual(called)

  const { transId } = called.kind === 'genuine' ? called.notice : { transId: '' }
  expect(await momo.query({ ...asked, requestId: 'q2' })).toMatchObject({ kind: 'paid', amount: 199_000, transId, payType: 'qr' })

  const refund = { orderId: 'RF-1', requestId: 'f1', amount: 199_000, transId, description: 'Trả hàng', lang: 'vi' as const }
  const refunded = await momo.refund(refund)
  expect(refunded).toMatchObject({ kind: 'refunded', amount: 199_000 })
  expect(await momo.refund(refund)).toEqual(refunded)
  expect(await momo.queryRefund({ ...refund, requestId: 'q3' })).toEqual(refunded)
  expect(await momo.refund({ ...refund, orderId: 'RF-2', requestId: 'f2' })).toMatchObject({
    kind: 'gateway-refused',
    resultCode: 1081,
    outcome: 'failed',
  })
})

test.each([
  ['refuses', 1006, 'failed', 'declined-by-user'],
  ['lets the time run out', 1005, 'expired', 'expired'],
  ['has too little money', 1001, 'failed', 'insufficient-funds'],
])('sandbox: a shopper who %s sees so, and the order is not paid', async (_, resultCode, outcome, code) => {
  const { momo, sandbox } = open()
  await momo.create(payment)
  const decided = await sandbox.fail('MM-1-1', resultCode)
  if (decided.kind !== 'settled') throw new Error(decided.kind)
  const called = momo.verifyCallback(overTheWire(decided.ipnBody))
  expect(called).toMatchObject({ kind: 'genuine', notice: { resultCode, outcome, code, payType: '' } })
  expect(momo.verifyReturn(new URL(decided.redirectUrl).searchParams)).toEqual(called)
  expect(await momo.query({ ...asked, requestId: 'q1' })).toMatchObject({ kind: 'unpaid', outcome, code })
})

test('sandbox: only the first decision of a shopper counts', async () => {
  const { momo, sandbox } = open()
  await momo.create(payment)
  const decisions = await Promise.all([sandbox.pay('MM-1-1'), sandbox.refuse('MM-1-1'), sandbox.expire('MM-1-1')])
  expect(decisions.map(({ kind }) => kind).sort()).toEqual(['already-settled', 'already-settled', 'settled'])
  const notices = decisions.map(({ kind: _, ...notice }) => notice)
  expect(notices[1]).toEqual(notices[0])
  expect(notices[2]).toEqual(notices[0])
})

test('sandbox: a shopper who pays too late finds the payment expired', async () => {
  const { momo, sandbox, time } = open()
  await momo.create(payment)
  time.now += 1_800_000
  expect(await sandbox.pay('MM-1-1')).toMatchObject({ kind: 'settled', resultCode: 1005 })
})

test('sandbox: refuses a decision about an unknown order, and one with a result that is not final', async () => {
  const { momo, sandbox } = open()
  expect(await sandbox.pay('MM-9')).toEqual({ kind: 'unknown-order' })
  await momo.create(payment)
  for (const code of [1000, 7000, 9000, 13, 123]) await expect(sandbox.fail('MM-1-1', code)).rejects.toThrow('cannot end')
})

test('sandbox: two clicks on "pay" make one payment; the second response says that the first is in progress', async () => {
  const { momo } = open()
  const [first, second] = await Promise.all([momo.create(payment), momo.create(payment)])
  expect(first.kind).toBe('created')
  expect(second).toMatchObject({ kind: 'gateway-refused', resultCode: 7000, outcome: 'pending' })
  expect(await momo.create(payment)).toEqual(first)
})

test('sandbox: refuses a shop with other keys, and the shop refuses its callbacks', async () => {
  const { sandbox, momo } = open()
  await momo.create(payment)
  const stranger = createMomo({
    endpoint,
    ...credentials,
    secretKey: 'other',
    fetch: async (_, init) => Response.json((await sandbox.create(JSON.parse(String(init.body)))).body, { status: 400 }),
  })
  expect(await stranger.create({ ...payment, orderId: 'MM-2' })).toMatchObject({ kind: 'gateway-refused', resultCode: 13 })
  const paid = await sandbox.pay('MM-1-1')
  expect(stranger.verifyCallback(paid.kind === 'settled' && paid.ipnBody)).toEqual({ kind: 'bad-signature' })
})
