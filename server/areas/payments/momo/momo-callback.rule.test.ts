import { describe, expect, test } from 'vitest'
import { verifyMomoCallback, verifyMomoReturn } from './momo-callback.rule.ts'
import { momoSignedFields, signMomo } from './momo-signature.rule.ts'
import vectors from './momo-vectors.json' with { type: 'json' }

const { ipnBody, accessKey, secretKey } = vectors.real.find(({ id }) => id === 'ipn-napas-success')!
const keys = { accessKey, secretKey }
const body: Record<string, unknown> = { ...ipnBody! }
const sign = (change: object) => {
  const fields = { ...ipnBody!, ...change }
  return { ...fields, signature: signMomo('ipnAndRedirect', keys, fields) }
}
const signedNames = momoSignedFields.ipnAndRedirect.filter((name) => name !== 'accessKey')
const returns = vectors.real.filter(({ redirectQuery }) => redirectQuery)

describe('callback', () => {
  test('of MoMo itself is accepted', () => {
    const { signature: _, ...said } = ipnBody!
    expect(verifyMomoCallback(keys, body)).toEqual({
      kind: 'genuine',
      notice: { ...said, transId: '4365824174', outcome: 'paid', code: 'paid' },
    })
  })

  test('may have unknown fields, which are not signed and not read', () => {
    const more = { ...body, storeId: 'S', paymentOption: 'momo', userFee: 0, promotionInfo: [], outcome: 'failed', accessKey: 'x' }
    expect(verifyMomoCallback(keys, more)).toEqual(verifyMomoCallback(keys, body))
  })

  test('names every signed field', () => expect(signedNames).toHaveLength(12))

  test.each(signedNames)('with one character of %s changed is refused', (name) => {
    const value = body[name]
    const changed = typeof value === 'number' ? value + 1 : `${value}x`
    expect(verifyMomoCallback(keys, { ...body, [name]: changed })).toEqual({ kind: 'bad-signature' })
  })

  test.each(signedNames)('without %s is malformed', (name) => {
    const { [name]: _, ...rest } = body
    expect(verifyMomoCallback(keys, rest)).toEqual({ kind: 'malformed' })
  })

  test.each(signedNames)('with another kind of %s is malformed, even if it is signed', (name) => {
    const value = body[name]
    for (const other of [typeof value === 'number' ? String(value) : 7, null, [value], { value }, true]) {
      expect(verifyMomoCallback(keys, sign({ [name]: other }))).toEqual({ kind: 'malformed' })
    }
  })

  test.each([undefined, null, '', 'short', 7, true, [], {}, String(body.signature).toUpperCase()])(
    'signed with %j is refused',
    (signature) => {
      expect(verifyMomoCallback(keys, { ...body, signature })).toEqual({ kind: 'bad-signature' })
    },
  )

  test.each([null, undefined, 'text', 7, [], {}, [body]])('that is %j is malformed', (nonsense) => {
    expect(verifyMomoCallback(keys, nonsense)).toEqual({ kind: 'malformed' })
  })

  test.each([
    { amount: -1 },
    { amount: 0.5 },
    { transId: 2 ** 53 },
    { orderId: '' },
    { orderId: 'A&orderInfo=B' },
    { message: 'x'.repeat(1_001) },
  ])('with %j is malformed, even if it is signed', (change) =>
    expect(verifyMomoCallback(keys, sign(change))).toEqual({ kind: 'malformed' }),
  )

  test('has the number of a large transaction to the last digit', () => {
    const verified = verifyMomoCallback(keys, sign({ transId: 9_007_199_254_740_991 }))
    expect(verified).toMatchObject({ kind: 'genuine', notice: { transId: '9007199254740991' } })
  })
})

describe('browser return', () => {
  test.each(returns)('"$id" is accepted as MoMo’s', ({ redirectQuery, accessKey, secretKey, fields }) => {
    const verified = verifyMomoReturn({ accessKey, secretKey }, new URLSearchParams(redirectQuery))
    expect(verified).toMatchObject({
      kind: 'genuine',
      notice: { orderId: fields.orderId, amount: Number(fields.amount), resultCode: Number((fields as { resultCode: string }).resultCode) },
    })
  })

  const [first] = returns
  const momo = { accessKey: first!.accessKey, secretKey: first!.secretKey }
  const changed = (change: (query: URLSearchParams) => void) => {
    const query = new URLSearchParams(first!.redirectQuery)
    change(query)
    return verifyMomoReturn(momo, query).kind
  }

  test.each(signedNames)('with one character of %s changed is refused', (name) => {
    expect(changed((query) => query.set(name, name === 'resultCode' ? '9' : `${query.get(name)}1`))).toBe('bad-signature')
  })

  test.each(['+17942000', '017942000', '1.7942e7', ' 17942000', '-1', '', 'NaN', '99999999999999999'])(
    'with the amount written %j is malformed',
    (amount) => {
      expect(changed((query) => query.set('amount', amount))).toBe('malformed')
    },
  )

  test('with a field twice or missing is malformed', () => {
    expect(changed((query) => query.append('orderId', 'OTHER'))).toBe('malformed')
    expect(changed((query) => query.delete('payType'))).toBe('malformed')
    expect(changed((query) => query.append('signature', 'x'))).toBe('bad-signature')
    expect(changed((query) => query.delete('signature'))).toBe('bad-signature')
  })

  test('may carry parameters of the shop beside MoMo’s', () => {
    expect(changed((query) => query.append('lng', 'en'))).toBe('genuine')
  })
})
