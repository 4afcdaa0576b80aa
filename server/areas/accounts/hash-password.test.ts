import { availableParallelism } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashCheaply, hashPassword, verifyPassword } from './hash-password.ts'

beforeAll(() => hashCheaply(false))
afterAll(() => hashCheaply(true))

test('hash-password: a password matches its own hash and no other', async () => {
  const stored = await hashPassword('một mật khẩu dài')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verifyPassword(stored, 'một mật khẩu dài')).toBe(true)
  expect(await verifyPassword(stored, 'một mật khẩu dài ')).toBe(false)
  expect(await hashPassword('một mật khẩu dài')).not.toBe(stored)
})

test('hash-password: ignores how a keyboard composes Vietnamese letters', async () => {
  const stored = await hashPassword('Đầm hoa'.normalize('NFD'))
  expect(await verifyPassword(stored, 'Đầm hoa'.normalize('NFC'))).toBe(true)
})

test('hash-password: a long password counts to its last character', async () => {
  const long = `${'á'.repeat(127)}x`
  const stored = await hashPassword(long)
  expect(await verifyPassword(stored, long)).toBe(true)
  expect(await verifyPassword(stored, long.slice(0, 72))).toBe(false)
  expect(await verifyPassword(stored, `${'á'.repeat(127)}y`)).toBe(false)
})

test('hash-password: an account without a password has no password sign-in', async () => {
  expect(await verifyPassword(null, '')).toBe(false)
  expect(await verifyPassword(null, 'anything')).toBe(false)
})

test('hash-password: half of the processors hash, two at most, a hundred wait, the rest gets "busy"', async () => {
  const results = await Promise.allSettled(Array.from({ length: 110 }, () => hashPassword('x')))
  const refused = results.filter((result) => result.status === 'rejected')
  expect(refused).toHaveLength(availableParallelism() < 4 ? 9 : 8)
  expect(refused[0]?.reason).toMatchObject({ code: 'unavailable', retryAfter: 2 })
  expect(await hashPassword('x')).toMatch(/^\$argon2id/)
})
