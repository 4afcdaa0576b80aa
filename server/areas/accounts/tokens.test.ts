import { expect, test } from 'vitest'
import { hashToken, isTokenShaped, newToken } from './tokens.ts'

test('tokens: ten thousand are different, of 256 bits, and stored as something else', () => {
  const tokens = Array.from({ length: 10_000 }, newToken)
  expect(new Set(tokens).size).toBe(10_000)
  expect(tokens.every((token) => isTokenShaped(token) && Buffer.from(token, 'base64url').length === 32)).toBe(true)
  expect(hashToken(tokens[0] ?? '')).not.toContain(tokens[0])
})
