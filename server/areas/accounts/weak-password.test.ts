import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findWeakness } from './weak-password.ts'

const shop = { mailFrom: 'Mẹ May <shop@memay.example>', publicUrl: 'https://www.aoquanbe.vn' }
const owner = { email: 'thuy.linh95@example.vn', username: 'linhmeo' }
const weakness = (password: string) => findWeakness(shop, password, owner)

test.each([
  'password',
  'Password1',
  'matkhau123',
  '12345678',
  'anhyeuem',
  'aaaaaaaa',
  'qwertyuiop',
  'contraseña'.normalize('NFD'),
  ' 123456789 ',
  'iloveyou2',
  'starwars',
])('weak-password: refuses "%s" as too common', (password) => expect(weakness(password)).toBe('common_password'))

test.each([
  'memay123',
  'memay2026',
  'mẹ may 2026',
  'MẸ-MAY!!!',
  'MeMay@2026',
  'memaymemay',
  'aoquanbe1',
  'thuy.linh95@example.vn',
  'thuylinh95',
  'ThuyLinh1995',
  'Thuỳ Linh 95',
  'linhmeo123',
  'linhmeo memay 1',
  'áo dài Huế 2026',
  'quanaotreem',
  'Tiệm may Huế!',
  'thuylinh aodai 95',
])('weak-password: refuses "%s" for this account', (password) => expect(weakness(password)).toBe('personal_password'))

test.each(['một mật khẩu dài', 'mẹ may áo cho bé', 'memay 83917502846', 'linh mèo ngủ trưa', 'Huế mưa tháng mười', 'correct-horse-1'])(
  'weak-password: accepts "%s"',
  (password) => expect(weakness(password)).toBeUndefined(),
)

test('weak-password: a name of two letters, or none, makes no password weak', () => {
  expect(findWeakness({ mailFrom: 'x@y.vn', publicUrl: 'http://localhost:3000' }, 'an an an an', { email: 'an@q.vn' })).toBeUndefined()
  expect(
    findWeakness({ mailFrom: '店 <x@y.vn>', publicUrl: 'http://localhost:3000' }, '一二三四五六七八', { email: '1@2.vn' }),
  ).toBeUndefined()
})

test('weak-password: the list is small, and has passwords far down the frequency list', () => {
  const { size } = statSync(new URL('guessed-passwords.bin', import.meta.url))
  // 256 counts, and three bytes for each of more than 100,000 passwords.
  expect((size - 1_024) / 3).toBeGreaterThan(100_000)
  expect(size).toBeLessThan(400_000)
  for (const far of ['18111957', 'Nokia522', 'yourmom.', 'tugboats']) expect(weakness(far)).toBe('common_password')
})

test('weak-password: refuses next to no random password by chance', () => {
  const refused = Array.from({ length: 20_000 }, (_, index) => weakness(`ngẫu nhiên ${index * 7_919}`)).filter(Boolean)
  expect(refused.length).toBeLessThan(8)
})
