import { describe, expect, test } from 'vitest'
import { signMomo } from '../momo/momo-signature.rule.ts'
import { createMomoSandboxMemory } from './memory-store.ts'
import { createMomoSandbox } from './momo-sandbox.ts'
import type { MomoSandboxStore } from './sandbox-record.ts'

const credentials = { partnerCode: 'SANDBOX', accessKey: 'access', secretKey: 'secret' }

/** A sandbox with one payment of 100,000 dong. */
async function openWithPayment(store: MomoSandboxStore = createMomoSandboxMemory()) {
  const sandbox = createMomoSandbox({
    store,
    credentials,
    clock: () => new Date('2026-11-21T08:00:00Z'),
    payPage: (t) => `http://127.0.0.1/pay?t=${t}`,
  })
  const fields = {
    partnerCode: 'SANDBOX',
    orderId: 'MM-1',
    requestId: 'r1',
    amount: 100_000,
    orderInfo: 'Đơn hàng',
    extraData: '',
    lang: 'vi',
    redirectUrl: 'http://127.0.0.1/success',
    ipnUrl: 'http://127.0.0.1/callback',
    requestType: 'captureWallet',
  }
  await sandbox.create({ ...fields, signature: signMomo('createRequest', credentials, fields) })
  return sandbox
}

async function openPaid(store?: MomoSandboxStore) {
  const sandbox = await openWithPayment(store)
  const paid = await sandbox.pay('MM-1')
  const transId = paid.kind === 'settled' ? paid.ipnBody.transId : undefined
  const refunding = (change: object = {}) => {
    const fields = {
      partnerCode: 'SANDBOX',
      orderId: 'RF-1',
      requestId: 'f1',
      amount: 60_000,
      transId: transId as number,
      lang: 'vi',
      description: '',
      ...change,
    }
    return { ...fields, signature: signMomo('refundRequest', credentials, fields) }
  }
  const asking = (orderId: string) => {
    const fields = { partnerCode: 'SANDBOX', orderId, requestId: 'q1', lang: 'vi' }
    return { ...fields, signature: signMomo('refundQueryRequest', credentials, fields) }
  }
  return { ...sandbox, transId, refunding, asking }
}

const codes = (answers: { body: Record<string, unknown> }[]) => answers.map(({ body }) => body.resultCode)

describe('refund', () => {
  test('of a paid payment is created, and can be queried', async () => {
    const { refund, refundQuery, refunding, asking, transId } = await openPaid()
    const made = await refund(refunding())
    expect(made).toMatchObject({ status: 200, body: { orderId: 'RF-1', requestId: 'f1', amount: 60_000, resultCode: 0 } })
    expect(made.body.transId).not.toBe(transId)
    expect(await refundQuery(asking('RF-1'))).toMatchObject({
      status: 200,
      body: { requestId: 'q1', amount: 60_000, resultCode: 0, transId: made.body.transId },
    })
  })

  test('may be made in parts, up to what was paid', async () => {
    const { refund, refunding } = await openPaid()
    const answers = []
    for (const [n, amount] of [60_000, 40_001, 40_000, 1_000].entries()) {
      answers.push(await refund(refunding({ orderId: `RF-${n}`, requestId: `f${n}`, amount })))
    }
    expect(codes(answers)).toEqual([0, 1081, 0, 1081])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })

  test('requested twenty times at once never returns more than was paid', async () => {
    const { refund, refunding } = await openPaid()
    const wishes = Array.from({ length: 20 }, (_, n) => refunding({ orderId: `RF-${n}`, requestId: `f${n}`, amount: 30_000 }))
    const made = codes(await Promise.all(wishes.map((wish) => refund(wish))))
    expect(made.filter((code) => code === 0)).toHaveLength(3)
    expect(made.filter((code) => code === 1081)).toHaveLength(17)
  })

  test('repeated identically is made once', async () => {
    const { refund, refunding } = await openPaid()
    const first = await refund(refunding())
    expect(await refund(refunding())).toEqual(first)
    expect(await refund(refunding({ orderId: 'RF-2', requestId: 'f2', amount: 40_000 }))).toMatchObject({ body: { resultCode: 0 } })
    expect(await refund(refunding({ amount: 1_000 }))).toMatchObject({ status: 400, body: { resultCode: 40 } })
  })

  test('is 1088 while the payment is not paid', async () => {
    const store = createMomoSandboxMemory()
    const { refund, refuse } = await openWithPayment(store)
    const { refunding } = await openPaid()
    const unpaid = await store.findByOrderId('MM-1')
    expect(await refund(refunding({ transId: unpaid?.kind === 'payment' ? unpaid.transId : 0 }))).toMatchObject({
      status: 200,
      body: { resultCode: 1088 },
    })
    const refused = await refuse('MM-1')
    const transId = refused.kind === 'settled' ? refused.ipnBody.transId : 0
    expect(await refund(refunding({ orderId: 'RF-2', requestId: 'f2', transId }))).toMatchObject({ body: { resultCode: 1088 } })
  })

  test.each([
    ['of too little', { amount: 999 }, 22],
    ['of too much', { amount: 50_000_001 }, 22],
    ['of a payment nobody knows', { transId: 7 }, 42],
    ['named like the payment', { orderId: 'MM-1' }, 41],
    ['with the payment in words', { transId: '7' }, 20],
    ['of another shop', { partnerCode: 'X' }, 13],
  ])('%s is refused', async (_, change, resultCode) => {
    const { refund, refunding } = await openPaid()
    expect(await refund(refunding(change))).toMatchObject({ status: 400, body: { resultCode } })
  })

  test('that was refused cannot be repeated with the same requestId: 40', async () => {
    const { refund, refunding } = await openPaid()
    await refund(refunding({ amount: 999 }))
    expect(await refund(refunding())).toMatchObject({ body: { resultCode: 40 } })
  })

  test('that does not exist is not found', async () => {
    const { refundQuery, asking } = await openPaid()
    expect(await refundQuery(asking('RF-9'))).toMatchObject({ status: 400, body: { resultCode: 42 } })
    expect(await refundQuery(asking('MM-1'))).toMatchObject({ body: { resultCode: 42 } })
  })

  test.each([
    ['before the payment is charged', 1],
    ['before the result is noted', 2],
  ])('interrupted %s is finished when repeated', async (_, failing) => {
    const memory = createMomoSandboxMemory()
    let saves = Number.NEGATIVE_INFINITY
    const store: MomoSandboxStore = {
      ...memory,
      save: (record, version) => (++saves === failing ? Promise.reject(new Error('power cut')) : memory.save(record, version)),
    }
    const { refund, refundQuery, refunding, asking } = await openPaid(store)
    saves = 0
    await expect(refund(refunding())).rejects.toThrow('power cut')
    expect(codes([await refund(refunding()), await refundQuery(asking('RF-1'))])).toEqual([0, 0])
    const payment = await memory.findByOrderId('MM-1')
    expect(payment).toMatchObject({ refunds: [{ orderId: 'RF-1', amount: 60_000 }] })
  })
})
