import { describe, expect, test } from 'vitest'
import { hourMs } from '../../../../contract/durations.ts'
import { signMomo } from '../momo/momo-signature.rule.ts'
import { createMomoSandboxMemory } from './memory-store.ts'
import { createMomoSandbox } from './momo-sandbox.ts'

const credentials = { partnerCode: 'SANDBOX', accessKey: 'access', secretKey: 'secret' }
const opened = new Date('2026-11-21T08:00:00Z').getTime()

function open() {
  const store = createMomoSandboxMemory()
  const time = { now: opened }
  const payPage = (t: string) => `http://127.0.0.1:3000/sandbox/momo/pay?t=${t}`
  const sandbox = createMomoSandbox({ store, credentials, clock: () => new Date(time.now), payPage, lifetimeMs: 600_000 })
  return { ...sandbox, store, time }
}

const order = {
  partnerCode: 'SANDBOX',
  orderId: 'MM-1-1',
  requestId: 'r1',
  amount: 199_000,
  orderInfo: 'Đơn hàng MM-1',
  extraData: '',
  lang: 'vi',
  redirectUrl: 'http://127.0.0.1:3000/checkout/success?lng=vi',
  ipnUrl: 'http://127.0.0.1:3000/api/payments/momo/callback',
  requestType: 'captureWallet',
}
const creating = (change: object = {}) => {
  const fields = { ...order, ...change }
  return { ...fields, signature: signMomo('createRequest', credentials, fields) }
}
const asking = (change: object = {}) => {
  const fields = { partnerCode: 'SANDBOX', orderId: 'MM-1-1', requestId: 'q1', lang: 'en', ...change }
  return { ...fields, signature: signMomo('queryRequest', credentials, fields) }
}

describe('create payment', () => {
  test('responds like MoMo', async () => {
    const { status, body } = await open().create(creating())
    expect(status).toBe(200)
    expect(body).toMatchObject({
      partnerCode: 'SANDBOX',
      orderId: 'MM-1-1',
      requestId: 'r1',
      amount: 199_000,
      resultCode: 0,
      message: 'Thành công.',
      responseTime: opened,
    })
    expect(body.payUrl).toMatch(/^http:\/\/127\.0\.0\.1:3000\/sandbox\/momo\/pay\?t=[\w-]+&s=[0-9a-f]{64}$/)
  })

  test.each([
    ['a signature that is wrong', { ...creating(), signature: '0'.repeat(64) }, 13],
    ['an amount changed on the way', { ...creating(), amount: 1_000 }, 13],
    ['another shop', creating({ partnerCode: 'OTHER' }), 13],
    ['999 dong', creating({ amount: 999 }), 22],
    ['50,000,001 dong', creating({ amount: 50_000_001 }), 22],
    ['no dong', creating({ amount: 0 }), 22],
    ['an amount in words', creating({ amount: '199000' }), 20],
    ['half a dong', creating({ amount: 0.5 }), 20],
    ['no signature', { ...creating(), signature: undefined }, 20],
    ['an order named with a blank', creating({ orderId: 'MM 1' }), 20],
    ['an order named with a dash at its end', creating({ orderId: 'MM-' }), 20],
    ['no extraData', creating({ extraData: undefined }), 20],
    ['a return to a script', creating({ redirectUrl: 'javascript:alert(1)' }), 20],
    ['another language', creating({ lang: 'fr' }), 20],
    ['a way of paying the shop does not use', creating({ requestType: 'payWithATM' }), 20],
    ['nothing', undefined, 20],
    ['a list', [], 20],
  ])('is refused with %s', async (_, body, resultCode) => {
    expect(await open().create(body)).toMatchObject({ status: 400, body: { resultCode } })
  })

  test('names the malformed part', async () => {
    expect((await open().create(creating({ lang: 'fr' }))).body.subErrors).toEqual([{ field: 'lang', message: expect.any(String) }])
  })

  test('validates a long id that is hard to match without delay', async () => {
    expect(await open().create(creating({ orderId: `${'a-'.repeat(100)}` }))).toMatchObject({ body: { resultCode: 20 } })
  })
})

describe('repeated request', () => {
  test('gets the same response, however much later', async () => {
    const { create, pay, time } = open()
    const first = await create(creating())
    time.now += hourMs
    expect(await create(creating())).toEqual(first)
    await pay('MM-1-1')
    expect(await create(creating())).toEqual(first)
  })

  test.each([{ orderId: 'MM-1-2' }, { amount: 200_000 }])('with %j changed is a duplicate: 40', async (change) => {
    const { create } = open()
    await create(creating())
    expect(await create(creating(change))).toMatchObject({ status: 400, body: { resultCode: 40 } })
  })

  test('after a refusal that was not final is a duplicate: 40', async () => {
    const { create } = open()
    expect(await create(creating({ amount: 1 }))).toMatchObject({ body: { resultCode: 22 } })
    expect(await create(creating())).toMatchObject({ body: { resultCode: 40 } })
    expect(await create(creating({ requestId: 'r2' }))).toMatchObject({ body: { resultCode: 0 } })
  })

  test('after a wrong signature counts as new', async () => {
    const { create } = open()
    await create({ ...creating(), signature: 'x' })
    expect(await create(creating())).toMatchObject({ body: { resultCode: 0 } })
  })

  test('while the first is in progress: 422 and 7000', async () => {
    const { create } = open()
    const answers = await Promise.all([create(creating()), create(creating()), create(creating({ requestId: 'r2', orderId: 'MM-2-1' }))])
    expect(answers.map(({ status, body }) => [status, body.resultCode])).toEqual([
      [200, 0],
      [422, 7000],
      [200, 0],
    ])
    expect(await create(creating())).toEqual(answers[0])
  })

  test('create payment: a second request for one order is refused: 41', async () => {
    const { create } = open()
    const answers = await Promise.all([create(creating()), create(creating({ requestId: 'r2' }))])
    expect(answers.map(({ body }) => body.resultCode).sort()).toEqual([0, 41])
  })
})

describe('query payment', () => {
  const after = async (act: (sandbox: ReturnType<typeof open>) => unknown) => {
    const sandbox = open()
    await sandbox.create(creating({ extraData: 'eyJhIjoxfQ==' }))
    await act(sandbox)
    return sandbox.query(asking())
  }

  test.each([
    ['before the shopper decides', () => {}, 1000],
    [
      'just before its time is over',
      ({ time }: ReturnType<typeof open>) => {
        time.now += 599_999
      },
      1000,
    ],
    [
      'when its time is over',
      ({ time }: ReturnType<typeof open>) => {
        time.now += 600_000
      },
      1005,
    ],
    ['after it was paid', ({ pay }: ReturnType<typeof open>) => pay('MM-1-1'), 0],
    ['after it was refused', ({ refuse }: ReturnType<typeof open>) => refuse('MM-1-1'), 1006],
    ['after it expired', ({ expire }: ReturnType<typeof open>) => expire('MM-1-1'), 1005],
    ['after the wallet was found empty', ({ fail }: ReturnType<typeof open>) => fail('MM-1-1', 1001), 1001],
  ])('%s', async (_, act, resultCode) => {
    const { status, body } = await after(act)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      orderId: 'MM-1-1',
      requestId: 'q1',
      amount: 199_000,
      resultCode,
      extraData: 'eyJhIjoxfQ==',
      signature: null,
      refundTrans: [],
    })
    expect([body.payType, (body.transId as number) > 2 ** 31]).toEqual(resultCode === 0 ? ['qr', true] : ['', false])
  })

  test('may be repeated with any requestId', async () => {
    const { create, query } = open()
    await create(creating())
    for (const requestId of ['q1', 'q1', 'r1'])
      expect(await query(asking({ requestId }))).toMatchObject({ body: { resultCode: 1000, requestId } })
  })

  test.each([
    ['an unknown order', asking({ orderId: 'NONE' }), 42],
    ['a forged question', { ...asking(), signature: 'x' }, 13],
    ['nonsense', 'x', 20],
  ])('%s is refused', async (_, body, resultCode) => expect(await open().query(body)).toMatchObject({ status: 400, body: { resultCode } }))
})
