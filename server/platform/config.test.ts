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
  ['half of the MoMo keys', { MOMO_ENDPOINT: 'https://payment.momo.vn' }, /MOMO_SECRET_KEY is missing/],
  ['an endpoint with a path', { ...momo, MOMO_ENDPOINT: 'https://payment.momo.vn/v2' }, /^MOMO_ENDPOINT /],
  ['production without an address', { NODE_ENV: 'production' }, /PUBLIC_URL is missing/],
  ['production with the demo', { ...production, DEMO: '1' }, /^DEMO /],
  ["production with MoMo's published keys", { ...production, ...momo, MOMO_ACCESS_KEY: 'F8BBA842ECF85' }, /^MOMO_ACCESS_KEY /],
])('the shop does not start with %s', (_what, environment, line) => {
  expect(() => readConfig(environment)).toThrow(line)
})

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
