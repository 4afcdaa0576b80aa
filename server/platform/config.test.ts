import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { isLoopbackUrl } from './loopback.ts'

const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example', DATABASE_URL: 'postgres://a:b@db/shop' }
const momo = { MOMO_ENDPOINT: 'https://payment.momo.vn', MOMO_PARTNER_CODE: 'P', MOMO_ACCESS_KEY: 'A', MOMO_SECRET_KEY: 'momo-secret' }
const cdn = { CDN: 'fastly', CDN_PURGE_URL: 'https://api.fastly.com/service/a1/purge', CDN_PURGE_TOKEN: 'cdn-token' }
const s3 = { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'b', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 's' }
const backups = {
  BACKUP_S3_ENDPOINT: 'https://s3.example',
  BACKUP_S3_BUCKET: 'b',
  BACKUP_S3_ACCESS_KEY: 'a',
  BACKUP_S3_SECRET_KEY: 's',
  BACKUP_KEY: 'MCowBQYDK2VuAyEAjg/5F1G2tRnZ8U3vQj1nQWJrV0kYyC1p2Zl8n0n2sFs=',
}
/** The minimum for `npm start` at a public URL, without NODE_ENV. */
const open = { PUBLIC_URL: 'https://shop.example' }

test('config: starts without any configuration', () => {
  const config = readConfig({})
  expect(config).toMatchObject({ port: 3000, publicUrl: 'http://localhost:3000', demo: true, momo: null, secure: false })
})

test('config: CACHE turns the page cache off, and it is on by default', () => {
  expect(readConfig({}).usesCache).toBe(true)
  expect(readConfig({ CACHE: 'off' }).usesCache).toBe(false)
})

test('config: DATABASE_READ_URLS lists replicas with commas', () => {
  expect(readConfig({}).databaseReadUrls).toEqual([])
  const replicas = readConfig({ DATABASE_URL: 'postgres://a/b', DATABASE_READ_URLS: 'postgres://r1/b, postgresql://r2/b' }).databaseReadUrls
  expect(replicas).toEqual(['postgres://r1/b', 'postgresql://r2/b'])
})

test.each([
  ['a cache that is neither on nor off', { CACHE: 'maybe' }, /^CACHE /],
  ['a port that is no number', { PORT: '30a' }, /^PORT /],
  ['a public URL with a path', { PUBLIC_URL: 'https://shop.example/x' }, /^PUBLIC_URL /],
  ['a database of another kind', { DATABASE_URL: 'mysql://x' }, /^DATABASE_URL /],
  ['a replica of another kind', { DATABASE_URL: 'postgres://a/b', DATABASE_READ_URLS: 'postgres://r/b,mysql://x' }, /^DATABASE_READ_URLS/],
  ['replicas of the embedded database', { DATABASE_READ_URLS: 'postgres://r/b' }, /^DATABASE_READ_URLS needs DATABASE_URL/],
  ['the primary as its replica', { DATABASE_URL: 'postgres://a/b', DATABASE_READ_URLS: 'postgres://a/b' }, /^DATABASE_READ_URLS contains/],
  ['a short admin password', { ADMIN_PASSWORD: 'admin' }, /^ADMIN_PASSWORD /],
  ['an admin password of blanks', { ADMIN_PASSWORD: '         ' }, /^ADMIN_PASSWORD /],
  ['a public URL that is none', { PUBLIC_URL: 'nonsense' }, /^PUBLIC_URL /],
  ['keys of Google in a file', { GOOGLE_JWKS_URL: 'file:///etc/passwd' }, /^GOOGLE_JWKS_URL /],
  [
    'a bucket that is not on the web',
    { S3_ENDPOINT: 'ftp://x.y', S3_BUCKET: 'b', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 's' },
    /^S3_ENDPOINT /,
  ],
  ['a sender without an e-mail', { MAIL_FROM: 'Mẹ May' }, /^MAIL_FROM /],
  ['a sender of two lines', { MAIL_FROM: 'a@b.vn\r\nBcc: c@d.vn' }, /^MAIL_FROM /],
  ['a proxy that is neither a number nor an IP', { TRUST_PROXY: 'sometimes' }, /^TRUST_PROXY /],
  ['minus one proxy', { TRUST_PROXY: '-1' }, /^TRUST_PROXY /],
  ['half a proxy', { TRUST_PROXY: '1.5' }, /^TRUST_PROXY /],
  ['a proxy at an IP that is none', { TRUST_PROXY: '10.0.0.1, 999.1.1.1' }, /^TRUST_PROXY /],
  ['a proxy in a net that is none', { TRUST_PROXY: '10.0.0.0/33' }, /^TRUST_PROXY /],
  ['half of the MoMo keys', { MOMO_ENDPOINT: 'https://payment.momo.vn' }, /MOMO_SECRET_KEY is missing/],
  ['an endpoint with a path', { ...momo, MOMO_ENDPOINT: 'https://payment.momo.vn/v2' }, /^MOMO_ENDPOINT /],
  ['production without a URL', { NODE_ENV: 'production' }, /PUBLIC_URL is missing/],
  ['a MoMo secret anybody can guess', { ...momo, MOMO_SECRET_KEY: '1234567' }, /^MOMO_SECRET_KEY /],
  ['a public URL over plain http', { PUBLIC_URL: 'http://shop.example' }, /^PUBLIC_URL .*ALLOW_PLAIN_HTTP=1$/],
  ['plain http to the local network', { PUBLIC_URL: 'http://192.168.1.5:3000' }, /^PUBLIC_URL /],
  ['plain http of a trial shop', { PUBLIC_URL: 'http://shop.example', SANDBOX: '1' }, /^PUBLIC_URL /],
  ['the demo at a public URL', { ...open, DEMO: '1' }, /^DEMO .*SANDBOX=1/],
  ['production with the demo', { ...production, DEMO: '1' }, /^DEMO /],
  ['the demo at a public URL with the sandbox off by name', { ...open, DEMO: '1', SANDBOX: '0' }, /^DEMO /],
  ['a trial shop that takes real money', { ...open, ...momo, SANDBOX: '1' }, /^SANDBOX /],
  ['MoMo over plain http', { ...open, ...momo, MOMO_ENDPOINT: 'http://payment.momo.vn' }, /^MOMO_ENDPOINT /],
  ['a bucket over plain http', { ...open, ...s3, S3_ENDPOINT: 'http://s3.example' }, /^S3_ENDPOINT /],
  ['backups without a key', { BACKUP_DIR: '/backups' }, /^BACKUP_KEY is missing/],
  ['backups with the key of something else', { BACKUP_DIR: '/backups', BACKUP_KEY: 'c2VjcmV0' }, /^BACKUP_KEY /],
  ['backups in two places', { BACKUP_DIR: '/backups', ...backups }, /^BACKUP_DIR /],
  ['half a bucket for backups', { ...backups, BACKUP_S3_BUCKET: undefined }, /^BACKUP_S3_BUCKET is missing/],
  ['backups over plain http', { ...open, ...backups, BACKUP_S3_ENDPOINT: 'http://s3.example' }, /^BACKUP_S3_ENDPOINT /],
  ['backups at no time', { BACKUP_AT: '24:00' }, /^BACKUP_AT /],
  ['backups for days alone', { BACKUP_KEEP: '30' }, /^BACKUP_KEEP /],
  ['a CDN that the shop does not know', { ...cdn, CDN: 'other' }, /^CDN /],
  ['a CDN without a token', { CDN: cdn.CDN, CDN_PURGE_URL: cdn.CDN_PURGE_URL }, /^CDN_PURGE_TOKEN is missing/],
  ['purges over plain http', { ...open, ...cdn, CDN_PURGE_URL: 'http://cdn.example/purge' }, /^CDN_PURGE_URL /],
  ['keys of Google over plain http', { ...open, GOOGLE_JWKS_URL: 'http://keys.example/certs' }, /^GOOGLE_JWKS_URL /],
  ["a public URL with MoMo's published keys", { ...open, ...momo, MOMO_ACCESS_KEY: 'F8BBA842ECF85' }, /^MOMO_ACCESS_KEY /],
  ["a trial shop with MoMo's published keys", { ...open, ...momo, SANDBOX: '1', MOMO_ACCESS_KEY: 'F8BBA842ECF85' }, /^MOMO_ACCESS_KEY /],
  ["production with MoMo's published keys", { ...production, ...momo, MOMO_ACCESS_KEY: 'F8BBA842ECF85' }, /^MOMO_ACCESS_KEY /],
  [
    'production with a secret MoMo has published',
    { ...production, ...momo, MOMO_SECRET_KEY: 'at67qH6mk8w5Y1nAyMoYKMWACiEi2bsa' },
    /^MOMO_SECRET_KEY /,
  ],
])('config: refuses to start with %s', (_what, environment, line) => {
  expect(() => readConfig(environment)).toThrow(line)
})

test.each(['0', '1', '2', 'true', 'false', '10.0.0.1', '10.0.0.0/8, fd00::/8', 'loopback, 172.16.0.1', '::1'])(
  'config: parses trusted proxies: %s',
  (trust) => expect(() => readConfig({ TRUST_PROXY: trust })).not.toThrow(),
)

test.each(['shop@shop.example', 'Mẹ May <shop@shop.example>', '"Mẹ May, Huế" <shop@shop.example>'])(
  'config: mail is sent from %s',
  (sender) => expect(readConfig({ MAIL_FROM: sender }).mailFrom).toBe(sender),
)

test.each([
  ['PORT', 'x', 'PORT is not a whole number'],
  ['PUBLIC_URL', 'shop.example', 'PUBLIC_URL has to be a URL, as in https://shop.example'],
  ['DATABASE_URL', 'mysql://x', 'DATABASE_URL has to be a URL, as in postgres://user:password@127.0.0.1:5432/memay'],
  ['SMTP_URL', 'http://mail.example', 'SMTP_URL has to be a URL, as in smtps://user:password@mail.example'],
])('config: %s=%s is one refusal, which says what is wanted', (name, value, line) => {
  const refusal = new RegExp(`^${line}$`)
  expect(() => readConfig({ [name]: value })).toThrow(refusal)
})

test('config: a refusal is one line and contains no secret', () => {
  expect(() => readConfig({ ...momo, MOMO_ENDPOINT: 'no', MOMO_SECRET_KEY: 'top-secret-value' })).toThrow(/^(?!.*top-secret)[^\n]+$/)
})

test.each([
  ['http://localhost:3000', true],
  ['http://shop.localhost', true],
  ['http://127.0.0.1:3000', true],
  ['http://127.8.9.1', true],
  ['https://[::1]:3000', true],
  ['https://shop.example', false],
  ['http://192.168.1.5', false],
  ['http://0.0.0.0:3000', false],
  ['https://localhost.example', false],
  ['https://mylocalhost', false],
  ['https://127.example', false],
])('config: %s is a loopback URL: %s', (url, isLoopback) => {
  expect(isLoopbackUrl(url)).toBe(isLoopback)
})

const trying = { isPublic: false, isStrict: false, sandbox: true, sandboxForAll: false, demo: true }
const selling = { isPublic: true, isStrict: true, sandbox: false, sandboxForAll: false, demo: false }
test.each<[string, Record<string, string>, Partial<ReturnType<typeof readConfig>>]>([
  ['nothing set', {}, trying],
  ['a loopback URL', { PUBLIC_URL: 'http://127.0.0.1:3000' }, trying],
  ['a loopback URL, the sandbox off', { SANDBOX: '0' }, { ...trying, sandbox: false }],
  [
    'a loopback URL, NODE_ENV=production',
    { NODE_ENV: 'production', PUBLIC_URL: 'http://localhost:3000' },
    { ...trying, isStrict: true, demo: false },
  ],
  [
    'a loopback URL, NODE_ENV=production, the demo on',
    { NODE_ENV: 'production', PUBLIC_URL: 'http://localhost', DEMO: '1' },
    { demo: true },
  ],
  ['a public URL', open, { ...selling, secure: true }],
  ['a public URL, NODE_ENV=development', { ...open, NODE_ENV: 'development' }, selling],
  ['a public URL, NODE_ENV=production', { ...production, ...momo }, { ...selling, secure: true }],
  ['a public URL over http, allowed by name', { PUBLIC_URL: 'http://shop.example', ALLOW_PLAIN_HTTP: '1' }, { ...selling, secure: false }],
  ['a trial shop', { ...open, SANDBOX: '1' }, { ...selling, sandbox: true, sandboxForAll: true }],
  ['a trial shop with the demo', { ...production, SANDBOX: '1', DEMO: '1' }, { sandbox: true, sandboxForAll: true, demo: true }],
])('config: PUBLIC_URL and SANDBOX decide what is enabled: %s', (_what, environment, expected) => {
  expect(readConfig(environment)).toMatchObject(expected)
})

test.each([
  ['smtp://mail.example:587', 'smtp://mail.example:587?requireTLS=true'],
  ['smtp://user:p%40ss@mail.example?requireTLS=false', 'smtp://user:p%40ss@mail.example?requireTLS=true'],
  ['smtp://relay?ignoreTLS=true', 'smtp://relay?ignoreTLS=true'],
  ['smtps://mail.example', 'smtps://mail.example'],
  ['smtp://127.0.0.1:1025', 'smtp://127.0.0.1:1025'],
])('config: mails of a public shop are sent encrypted: %s', (SMTP_URL, expected) => {
  expect(readConfig({ ...open, SMTP_URL }).smtpUrl).toBe(expected)
  expect(readConfig({ SMTP_URL }).smtpUrl).toBe(SMTP_URL)
})

test('config: a public shop may call local stubs over http', () => {
  const stubs = { MOMO_ENDPOINT: 'http://127.0.0.1:4000', S3_ENDPOINT: 'http://localhost:9000', GOOGLE_JWKS_URL: 'http://[::1]:5000/certs' }
  expect(() => readConfig({ ...open, ...momo, ...s3, ...stubs })).not.toThrow()
})

test('config: backups go into a folder or a bucket, with a key and how long they stay', () => {
  const { BACKUP_KEY } = backups
  expect(readConfig({ BACKUP_DIR: '/backups', BACKUP_KEY, BACKUP_KEEP: '14/0/24', BACKUP_AT: '23:05' }).backup).toEqual({
    place: { folder: '/backups' },
    publicKey: BACKUP_KEY,
    at: '23:05',
    retention: { days: 14, weeks: 0, months: 24 },
  })
  expect(readConfig(backups).backup.place).toEqual({
    bucket: { endpoint: 'https://s3.example', bucket: 'b', accessKey: 'a', secretKey: 's', region: 'auto' },
  })
  expect(readConfig({ BACKUP_KEY }).backup.place).toBeNull()
})

test('config: .env.example lists exactly the variables the shop reads', () => {
  const listed = [...readFileSync(new URL('../../.env.example', import.meta.url), 'utf8').matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(
    ([, name]) => name,
  )
  const read = [...readFileSync(new URL('./environment.schema.ts', import.meta.url), 'utf8').matchAll(/^ {4}([A-Z][A-Z0-9_]+): /gm)].map(
    ([, name]) => name,
  )
  expect(new Set(listed)).toEqual(new Set(read))
})

test('config: a setting is read from the file that NAME_FILE names; an empty file is none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'memay-secrets-'))
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  const files = { DATABASE_URL_FILE: write('url', 'postgres://a:b@db/shop\n'), SMTP_URL_FILE: write('smtp', '\n') }
  const config = readConfig({ ...open, ...files })
  expect([config.databaseUrl, config.smtpUrl]).toEqual(['postgres://a:b@db/shop', undefined])
  expect(() => readConfig({ ...files, DATABASE_URL: 'postgres://a:b@db/shop' })).toThrow(/^DATABASE_URL and DATABASE_URL_FILE are both set/)
  expect(() => readConfig({ SMTP_URL_FILE: join(folder, 'absent') })).toThrow(/^SMTP_URL_FILE cannot be read: .*absent \(ENOENT\)$/)
  expect(() => readConfig({ DATABASE_URL_FILE: write('wrong', 'mysql://a:geheim@b') })).toThrow(/^DATABASE_URL (?!.*geheim)/)
  rmSync(folder, { recursive: true })
})
