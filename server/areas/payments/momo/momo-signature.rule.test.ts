import { describe, expect, test } from 'vitest'
import {
  type MomoFieldsOf,
  type MomoSignedKind,
  momoRawString,
  momoSignedFields,
  signMomo,
  signMomoPayToken,
  verifyMomo,
  verifyMomoPayToken,
} from './momo-signature.rule.ts'
import vectors from './momo-vectors.json' with { type: 'json' }

const signed = [...vectors.real, ...vectors.synthetic].map((vector) => ({
  ...vector,
  kind: vector.kind as MomoSignedKind,
  fields: vector.fields as MomoFieldsOf<MomoSignedKind>,
}))

describe('signatures of MoMo', () => {
  test.each(signed)('match for $kind "$id"', ({ kind, fields, accessKey, secretKey, rawSignature, signature }) => {
    const keys = { accessKey, secretKey }
    expect(momoRawString(kind, accessKey, fields)).toBe(rawSignature)
    expect(signMomo(kind, keys, fields)).toBe(signature)
    expect(verifyMomo(kind, keys, fields, signature)).toBe(true)
  })

  test('use the sequence of fields that MoMo documents', () => {
    const { createResponse_docs2026: _, ...documented } = vectors.fieldOrders
    expect(momoSignedFields).toEqual(documented)
  })

  test.each(vectors.payUrlSignature)('match on the pay page of $tDecoded', ({ t, s }) => {
    const keys = vectors.credentialsPublishedByMoMo.MOMO
    expect(signMomoPayToken(keys, t)).toBe(s)
    expect(verifyMomoPayToken(keys, t, s)).toBe(true)
    expect(verifyMomoPayToken(keys, `${t}x`, s)).toBe(false)
  })

  const { kind, fields, accessKey, secretKey, signature } = signed[0]!
  const keys = { accessKey, secretKey }

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['an empty text', ''],
    ['true', true],
    ['a number', 1],
    ['a list', [signature]],
    ['an object', { toString: () => signature }],
    ['upper case', signature.toUpperCase()],
    ['one character less', signature.slice(1)],
    ['one character more', `${signature}0`],
    ['a blank before it', ` ${signature}`],
    ['accents', 'é'.repeat(32)],
  ])('are false for %s, without throwing', (_, forged) => {
    expect(verifyMomo(kind, keys, fields, forged)).toBe(false)
  })

  test('refuse other keys', () => {
    expect(verifyMomo(kind, keys, fields, signMomo(kind, { ...keys, secretKey: '' }, fields))).toBe(false)
    expect(verifyMomo(kind, keys, fields, signMomo(kind, { ...keys, accessKey: 'x' }, fields))).toBe(false)
  })

  test('ignore an accessKey in the message', () => {
    const slipped = { ...fields, accessKey: 'x' } as typeof fields
    expect(signMomo(kind, keys, slipped)).toBe(signature)
  })

  test('sign an absent field as empty', () => {
    expect(momoRawString('queryRequest', 'A', { orderId: null, partnerCode: 'P' })).toBe('accessKey=A&orderId=&partnerCode=P&requestId=')
  })
})
