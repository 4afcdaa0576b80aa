import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example', DATABASE_URL: 'postgres://a:b@db/shop' }
const momo = { MOMO_ENDPOINT: 'https://payment.momo.vn', MOMO_PARTNER_CODE: 'P', MOMO_ACCESS_KEY: 'A', MOMO_SECRET_KEY: 'S' }

test('the shop starts with nothing configured at all', () => {
  const config = readConfig({})
  expect(config).toMatchObject({ port: 3000, publicUrl: 'http://localhost:3000', demo: true, momo: null, secure: false })
})

test.each([
  ['a port that is no number', { PORT: '30a' }, /^PORT /],
  ['a public address with a path', { PUBLIC_URL: 'https://shop.example/x' }, /^PUBLIC_URL /],
  ['a database of another kind', { DATABASE_URL: 'mysql://x' }, /^DATABASE_URL /],
  ['a short admin password', { ADMIN_PASSWORD: 'admin' }, /^ADMIN_PASSWORD /],
  ['an admin password of blanks', { ADMIN_PASSWORD: '         ' }, /^ADMIN_PASSWORD /],
  ['a public address that is none', { PUBLIC_URL: 'nonsense' }, /^PUBLIC_URL /],
  ['keys of Google in a file', { GOOGLE_JWKS_URL: 'file:///etc/passwd' }, /^GOOGLE_JWKS_URL /],
  [
    'a bucket that is not on the web',
    { S3_ENDPOINT: 'ftp://x.y', S3_BUCKET: 'b', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 's' },
    /^S3_ENDPOINT /,
  ],
  ['a sender without an address', { MAIL_FROM: 'Mẹ May' }, /^MAIL_FROM /],
  ['a sender of two lines', { MAIL_FROM: 'a@b.vn\r\nBcc: c@d.vn' }, /^MAIL_FROM /],
  ['a proxy that is neither a number nor an address', { TRUST_PROXY: 'sometimes' }, /^TRUST_PROXY /],
  ['minus one proxy', { TRUST_PROXY: '-1' }, /^TRUST_PROXY /],
  ['half a proxy', { TRUST_PROXY: '1.5' }, /^TRUST_PROXY /],
  ['a proxy at an address that is none', { TRUST_PROXY: '10.0.0.1, 999.1.1.1' }, /^TRUST_PROXY /],
  ['a proxy in a net that is none', { TRUST_PROXY: '10.0.0.0/33' }, /^TRUST_PROXY /],
  ['half of the MoMo keys', { MOMO_ENDPOINT: 'https://payment.momo.vn' }, /MOMO_SECRET_KEY is missing/],
  ['an endpoint with a path', { ...momo, MOMO_ENDPOINT: 'https://payment.momo.vn/v2' }, /^MOMO_ENDPOINT /],
  ['production without an address', { NODE_ENV: 'production' }, /PUBLIC_URL is missing/],
  ['production with the demo', { ...production, DEMO: '1' }, /^DEMO /],
  ["production with MoMo's published keys", { ...production, ...momo, MOMO_ACCESS_KEY: 'F8BBA842ECF85' }, /^MOMO_ACCESS_KEY /],
  [
    'production with a secret MoMo has published',
    { ...production, ...momo, MOMO_SECRET_KEY: 'at67qH6mk8w5Y1nAyMoYKMWACiEi2bsa' },
    /^MOMO_SECRET_KEY /,
  ],
])('the shop does not start with %s', (_what, environment, line) => {
  expect(() => readConfig(environment)).toThrow(line)
})

test.each(['0', '1', '2', 'true', 'false', '10.0.0.1', '10.0.0.0/8, fd00::/8', 'loopback, 172.16.0.1', '::1'])(
  'proxies are told as %s',
  (trust) => expect(() => readConfig({ TRUST_PROXY: trust })).not.toThrow(),
)

test.each(['shop@shop.example', 'Mẹ May <shop@shop.example>', '"Mẹ May, Huế" <shop@shop.example>'])('mail is sent from %s', (sender) =>
  expect(readConfig({ MAIL_FROM: sender }).mailFrom).toBe(sender),
)

test('a refusal is one line and names no secret', () => {
  expect(() => readConfig({ ...momo, MOMO_ENDPOINT: 'no', MOMO_SECRET_KEY: 'top-secret-value' })).toThrow(/^(?!.*top-secret)[^\n]+$/)
})

test('production fills no demo and knows that it is secure', () => {
  expect(readConfig({ ...production, ...momo })).toMatchObject({ demo: false, secure: true, production: true })
})

test('.env.example lists exactly the names the shop reads', () => {
  const listed = [...readFileSync(new URL('../../.env.example', import.meta.url), 'utf8').matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(
    ([, name]) => name,
  )
  const read = [...readFileSync(new URL('./config.ts', import.meta.url), 'utf8').matchAll(/^ {4}([A-Z][A-Z0-9_]+): /gm)].map(
    ([, name]) => name,
  )
  expect(new Set(listed)).toEqual(new Set(read))
})
