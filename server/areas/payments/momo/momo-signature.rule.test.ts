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
  test.each(signed)('we write $kind "$id" the way MoMo signs it', ({ kind, fields, accessKey, secretKey, rawSignature, signature }) => {
    const keys = { accessKey, secretKey }
    expect(momoRawString(kind, accessKey, fields)).toBe(rawSignature)
    expect(signMomo(kind, keys, fields)).toBe(signature)
    expect(verifyMomo(kind, keys, fields, signature)).toBe(true)
  })

  test('the order of the fields is the one MoMo documents', () => {
    const { createResponse_docs2026: _, ...documented } = vectors.fieldOrders
    expect(momoSignedFields).toEqual(documented)
  })

  test.each(vectors.payUrlSignature)('the pay page of $tDecoded carries the signature of MoMo', ({ t, s }) => {
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
  ])('%s is no signature, and no accident either', (_, forged) => {
    expect(verifyMomo(kind, keys, fields, forged)).toBe(false)
  })

  test('a signature made with other keys does not count', () => {
    expect(verifyMomo(kind, keys, fields, signMomo(kind, { ...keys, secretKey: '' }, fields))).toBe(false)
    expect(verifyMomo(kind, keys, fields, signMomo(kind, { ...keys, accessKey: 'x' }, fields))).toBe(false)
  })

  test('an accessKey somebody slips into the message is not used', () => {
    const slipped = { ...fields, accessKey: 'x' } as typeof fields
    expect(signMomo(kind, keys, slipped)).toBe(signature)
  })

  test('what is absent signs as nothing', () => {
    expect(momoRawString('queryRequest', 'A', { orderId: null, partnerCode: 'P' })).toBe('accessKey=A&orderId=&partnerCode=P&requestId=')
  })
})
