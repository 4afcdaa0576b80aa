import { expect, test } from 'vitest'
import { matchTotpStep, newTotpSecret, toBase32, totpCode, totpStep, totpUri } from './totp.ts'

const secret = toBase32(Buffer.from('12345678901234567890'))

// RFC 6238, appendix B: the last six of the eight digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('totp: at second %d the code is %s', (second, code) => {
  expect(totpCode(secret, totpStep(new Date(second * 1_000)))).toBe(code)
})

test('totp: a code is valid half a minute before and after, no longer', () => {
  const now = new Date(1_111_111_111_000)
  const here = totpStep(now)
  const found = [-2, -1, 0, 1, 2].map((away) => matchTotpStep(secret, totpCode(secret, here + away), now))
  expect(found).toEqual([undefined, here - 1, here, here + 1, undefined])
})

test('totp: each secret is different and has 160 bits', () => {
  const [one, two] = [newTotpSecret(), newTotpSecret()]
  expect(one).toMatch(/^[A-Z2-7]{32}$/)
  expect(one).not.toBe(two)
})

test('totp: the URI names shop and account', () => {
  expect(totpUri({ shop: 'Mẹ May', account: 'mai@x.vn', secret: 'ABC' })).toBe(
    'otpauth://totp/M%E1%BA%B9%20May%3Amai%40x.vn?secret=ABC&issuer=M%E1%BA%B9%20May&algorithm=SHA1&digits=6&period=30',
  )
})
