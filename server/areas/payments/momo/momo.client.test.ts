import { describe, expect, test } from 'vitest'
import { createMomo, type MomoOptions } from './momo.client.ts'
import type { MomoFetch } from './momo-post.ts'
import vectors from './momo-vectors.json' with { type: 'json' }

const endpoint = 'https://test-payment.momo.vn'
const partnerCode = 'MOMO'
const keys = vectors.credentialsPublishedByMoMo.MOMO
const sent = { orderId: 'ORD-0001', requestId: 'REQ-0001', lang: 'vi' as const }
const payment = {
  ...sent,
  amount: 199_000,
  orderInfo: 'Thanh toán đơn hàng ORD-0001',
  redirectUrl: 'https://shop.example/checkout/success',
  ipnUrl: 'https://shop.example/api/payments/momo/callback',
  extraData: '',
}
const refund = {
  ...sent,
  orderId: 'RF-0001',
  requestId: 'REQ-0003',
  amount: 199_000,
  transId: '4610849895',
  description: 'Hoàn tiền đơn hàng ORD-0001',
}
const payUrl = `${endpoint}/v2/gateway/pay?t=1&s=2`
const created = {
  partnerCode,
  orderId: sent.orderId,
  requestId: sent.requestId,
  amount: 199_000,
  resultCode: 0,
  message: 'Thành công.',
  responseTime: 1,
  payUrl,
}
const paid = { ...created, transId: 46_108_498_950, payType: 'qr' }
const refunded = { ...paid, orderId: refund.orderId, requestId: refund.requestId }

function momoWith(fetch: MomoFetch, options: Partial<MomoOptions> = {}) {
  return createMomo({ endpoint, partnerCode, accessKey: keys.accessKey, secretKey: keys.secretKey, fetch, ...options })
}
const answering = (body: unknown, status = 200) =>
  momoWith(async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }))

/** The requests the shop sends, as the gateway receives them. */
async function sentBy(act: (momo: ReturnType<typeof momoWith>) => Promise<unknown>) {
  const calls: { url: string; init: RequestInit; body: Record<string, unknown> }[] = []
  await act(
    momoWith(async (url, init) => {
      calls.push({ url, init, body: JSON.parse(String(init.body)) })
      return new Response('{}')
    }),
  )
  return calls
}

describe('requests to MoMo', () => {
  const signatureOf = (id: string) => vectors.synthetic.find((vector) => vector.id === id)?.signature
  test.each([
    ['a payment', '/create', 'syn-create-captureWallet', () => sentBy((momo) => momo.create(payment))],
    ['a question about a payment', '/query', 'syn-query', () => sentBy((momo) => momo.query({ ...sent, requestId: 'REQ-0002' }))],
    ['a refund', '/refund', 'syn-refund', () => sentBy((momo) => momo.refund(refund))],
    [
      'a question about a refund',
      '/refund/query',
      'syn-refund-query',
      () => sentBy((momo) => momo.queryRefund({ ...sent, orderId: 'RF-0001', requestId: 'REQ-0005' })),
    ],
  ])('%s goes to %s with the right signature', async (_, path, id, send) => {
    const [call] = await send()
    expect(call!.url).toBe(`${endpoint}/v2/gateway/api${path}`)
    expect(call!.body).toMatchObject({ partnerCode, lang: 'vi', signature: signatureOf(id) })
    expect(call!.init).toMatchObject({ method: 'POST', redirect: 'error', headers: { 'content-type': 'application/json; charset=UTF-8' } })
    expect(JSON.stringify(call)).not.toContain(keys.secretKey)
  })

  test('a refund names the transaction by number, as MoMo does', async () => {
    expect((await sentBy((momo) => momo.refund(refund)))[0]!.body.transId).toBe(4_610_849_895)
    await expect(answering(refunded).refund({ ...refund, transId: '1e9' })).rejects.toThrow('transId')
  })

  test.each([999, 50_000_001, 0, -1, 1_000.5, Number.NaN, Infinity])('%d dong is refused before the call to MoMo', async (amount) => {
    expect(
      await sentBy(async (momo) => {
        expect(await momo.create({ ...payment, amount })).toEqual({ kind: 'amount-out-of-range' })
        expect(await momo.refund({ ...refund, amount })).toEqual({ kind: 'amount-out-of-range' })
      }),
    ).toEqual([])
  })

  test.each([1_000, 50_000_000])('%d dong may be paid', async (amount) => {
    expect(await answering({ ...created, amount }).create({ ...payment, amount })).toMatchObject({ kind: 'created' })
  })

  test.each(['https://payment.momo.vn/v2', 'payment.momo.vn', 'ftp://payment.momo.vn', 'https://a@payment.momo.vn', ''])(
    'a shop whose gateway is %j does not start',
    (wrong) => expect(() => momoWith(async () => new Response(), { endpoint: wrong })).toThrow('origin'),
  )
})

describe('responses of MoMo', () => {
  test('a created payment has a pay page, and the other links if they are valid', async () => {
    expect(await answering(created).create(payment)).toEqual({ kind: 'created', payUrl, qrCodeUrl: undefined, deeplink: undefined })
    expect(await answering({ ...created, qrCodeUrl: '0002', deeplink: 'momo://app' }).create(payment)).toEqual({
      kind: 'created',
      payUrl,
      qrCodeUrl: '0002',
      deeplink: 'momo://app',
    })
    expect(await answering({ ...created, qrCodeUrl: 7, deeplink: 'javascript:1' }).create(payment)).toEqual({
      kind: 'created',
      payUrl,
      qrCodeUrl: undefined,
      deeplink: undefined,
    })
  })

  test.each([
    ['another order', { orderId: 'ORD-0002' }, 'foreign-response'],
    ['another request', { requestId: 'X' }, 'foreign-response'],
    ['another shop', { partnerCode: 'X' }, 'foreign-response'],
    ['another amount', { amount: 199_001 }, 'foreign-response'],
    ['the amount as a text', { amount: '199000' }, 'shape'],
    ['no amount', { amount: undefined }, 'shape'],
    ['no order', { orderId: undefined }, 'shape'],
    ['the result as a text', { resultCode: '0' }, 'shape'],
    ['no pay page', { payUrl: null }, 'pay-url'],
    ['a script', { payUrl: 'javascript:alert(1)' }, 'pay-url'],
    ['a foreign page', { payUrl: 'https://evil.example/' }, 'pay-url'],
  ])('a payment created for %s is not trusted', async (_, change, reason) => {
    expect(await answering({ ...created, ...change }).create(payment)).toEqual({ kind: 'untrusted-response', reason })
  })

  test('a refusal is read also from a response of status 400, and without identifiers', async () => {
    expect(
      await answering({ resultCode: 20, message: 'Bad format request.', responseTime: 1, subErrors: [] }, 400).create(payment),
    ).toEqual({ kind: 'gateway-refused', resultCode: 20, outcome: 'request-error', code: 'momo-unavailable' })
    expect(await answering({ ...created, resultCode: 7000 }, 422).create(payment)).toMatchObject({
      kind: 'gateway-refused',
      outcome: 'pending',
    })
    expect(await answering(created, 400).create(payment)).toEqual({ kind: 'untrusted-response', reason: 'status' })
  })

  test('a paid payment has its amount and transaction', async () => {
    expect(await answering(paid).query(sent)).toEqual({
      kind: 'paid',
      resultCode: 0,
      amount: 199_000,
      transId: '46108498950',
      payType: 'qr',
      responseTime: 1,
    })
    expect(await answering({ ...paid, resultCode: 9000 }).query(sent)).toMatchObject({ kind: 'authorised' })
    for (const change of [{ amount: '199000' }, { transId: '46108498950' }, { transId: null }, { amount: undefined }]) {
      expect(await answering({ ...paid, ...change }).query(sent)).toEqual({ kind: 'untrusted-response', reason: 'shape' })
    }
  })

  test.each([
    [1000, 'pending'],
    [1005, 'expired'],
    [1006, 'failed'],
    [123, 'unknown'],
  ])('a payment of result %d is unpaid: %s', async (resultCode, outcome) => {
    expect(await answering({ ...paid, resultCode, transId: null }).query(sent)).toMatchObject({ kind: 'unpaid', resultCode, outcome })
  })

  test('a refused query says nothing about the payment', async () => {
    expect(await answering({ ...paid, resultCode: 42 }, 400).query(sent)).toMatchObject({
      kind: 'gateway-refused',
      outcome: 'request-error',
    })
  })

  test.each([
    [0, 200, { kind: 'refunded', amount: 199_000, transId: '46108498950' }],
    [7002, 200, { kind: 'refund-pending', resultCode: 7002 }],
    [7000, 422, { kind: 'refund-pending', resultCode: 7000 }],
    [123, 200, { kind: 'refund-pending', resultCode: 123 }],
    [1081, 200, { kind: 'gateway-refused', outcome: 'failed', code: 'refund-exceeds-payment' }],
    [41, 400, { kind: 'gateway-refused', outcome: 'request-error' }],
  ])('a refund of result %d is returned as it is', async (resultCode, status, expected) => {
    const momo = answering({ ...refunded, resultCode }, status)
    expect(await momo.refund(refund)).toMatchObject(expected)
    expect(await momo.queryRefund(refund)).toMatchObject(expected)
  })

  test('a refund of another sum is not trusted', async () => {
    expect(await answering({ ...refunded, amount: 1_000 }).refund(refund)).toEqual({
      kind: 'untrusted-response',
      reason: 'foreign-response',
    })
  })
})
