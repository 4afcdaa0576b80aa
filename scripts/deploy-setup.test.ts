import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../server/platform/config.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'memay-setup-'))
  mkdirSync(join(folder, 'deploy'))
  cpSync(new URL('../deploy/setup', import.meta.url).pathname, join(folder, 'deploy', 'setup'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const account = { SHOP_DOMAIN: 'shop.example', MAIL_SERVER: 'mail.example', MAIL_USER: 'shop@mail.example', MAIL_PASSWORD: 'a b@c:/%ứ' }
const setUp = (environment: Record<string, string>) =>
  execFileSync('sh', [join(folder, 'deploy', 'setup')], {
    env: { PATH: process.env.PATH, ...environment },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
const read = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8')
const settingsOf = (name: string) =>
  Object.fromEntries([...read(name).matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, key, value]) => [key, value]))
const modeOf = (...path: string[]) => (statSync(join(folder, ...path)).mode & 0o777).toString(8)

/** What compose.yaml gives to the shop, with the files of this folder. */
function configOfContainer() {
  const secrets = {
    DATABASE_URL: 'database-url',
    DATABASE_OWNER_URL: 'database-owner-url',
    SMTP_URL: 'smtp-url',
    ADMIN_PASSWORD: 'admin-password',
    METRICS_TOKEN: 'metrics-token',
    BACKUP_KEY: 'backup-key',
    SECRET_KEYS: 'secret-keys',
  }
  const files = Object.entries(secrets).map(([name, file]) => [`${name}_FILE`, join(folder, 'secrets', file)])
  const lines = read('.env').matchAll(/^(ADMIN_EMAIL|MAIL_FROM)=(.*)$/gm)
  const named = [...lines].map(([, name, value]) => [name, value])
  return readConfig({ NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example', ...Object.fromEntries([...files, ...named]) })
}

test('deploy/setup: a domain and a mail account are all that the shop needs', () => {
  setUp(account)
  const { databaseUrl, databaseOwnerUrl, smtpUrl, admin, mailFrom, metrics, secretKeys } = configOfContainer()
  expect(secretKeys).toHaveLength(1)
  const password = read('secrets', 'database-password').trim()
  expect(password).toMatch(/^[0-9a-f]{48}$/)
  expect(databaseOwnerUrl).toBe(`postgres://memay:${password}@postgres:5432/memay`)
  const serving = read('secrets', 'database-shop-password').trim()
  expect(databaseUrl).toBe(`postgres://memay_shop:${serving}@postgres:5432/memay`)
  const { username, password: mailPassword, host } = new URL(smtpUrl ?? '')
  expect([decodeURIComponent(username), decodeURIComponent(mailPassword), host]).toEqual([
    account.MAIL_USER,
    account.MAIL_PASSWORD,
    account.MAIL_SERVER,
  ])
  expect([admin.email, mailFrom]).toEqual(['shop@mail.example', 'shop@mail.example'])
  expect(new Set([password, serving, admin.password, metrics.token]).size).toBe(4)
})

test('deploy/setup: every secret of the compose files is generated, in a folder closed to others', () => {
  setUp(account)
  const wanted = ['compose.yaml', 'compose.large.yaml']
    .map((name) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'))
    .flatMap((text) => [...text.matchAll(/file: \.\/secrets\/([\w-]+)/g)].map(([, name]) => name))
  expect(readdirSync(join(folder, 'secrets'))).toEqual([...new Set(wanted)].sort())
  expect([modeOf('secrets'), modeOf('.env'), modeOf('backups')]).toEqual(['700', '600', '700'])
})

test('deploy/setup: a second run keeps the passwords and settings, and takes the new domain and mail account', () => {
  setUp({ ...account, ADMIN_EMAIL: 'owner@mail.example' })
  appendFileSync(join(folder, '.env'), 'BACKUP_DIR=/mnt/safe')
  const before = read('secrets', 'database-url')
  const next = { SHOP_DOMAIN: 'new.example', MAIL_SERVER: 'post.example', MAIL_USER: 'new@post.example', MAIL_PASSWORD: 'another' }
  expect(setUp(next)).toContain('sudo docker compose restart ')
  expect(read('secrets', 'database-url')).toBe(before)
  expect(read('secrets', 'smtp-url')).toBe('smtps://new%40post.example:another@post.example\n')
  expect(settingsOf('.env')).toEqual({
    SHOP_DOMAIN: 'new.example',
    ADMIN_EMAIL: 'owner@mail.example',
    MAIL_FROM: 'new@post.example',
    BACKUP_DIR: '/mnt/safe',
  })
  expect(modeOf('.env')).toBe('600')
})

test.each([
  ['a sender with a name', account, 'Mẹ May <shop@mail.example>'],
  ['the sender of before, without a mail account', { SHOP_DOMAIN: 'shop.example', MAIL_SERVER: '' }, 'before@mail.example'],
])('deploy/setup: a second run keeps %s', (_what, environment, sender) => {
  writeFileSync(join(folder, '.env'), `MAIL_FROM=${sender}\n`)
  setUp(environment)
  expect(settingsOf('.env').MAIL_FROM).toBe(sender)
})

test('deploy/setup: without a mail account the shop sends no mail', () => {
  setUp({ SHOP_DOMAIN: 'shop.example', MAIL_SERVER: '' })
  expect([configOfContainer().smtpUrl, configOfContainer().admin.email]).toEqual([undefined, 'admin@shop.example'])
})

test.each([
  ['no domain', {}, 'A domain is needed'],
  ['a URL', { SHOP_DOMAIN: 'https://shop.example' }, 'A domain is needed'],
  ['a name without a dot', { SHOP_DOMAIN: 'shop' }, 'needs a dot'],
  ['an account that is no e-mail', { ...account, MAIL_USER: 'shop' }, 'is an e-mail address'],
  ['no mail password', { ...account, MAIL_PASSWORD: '' }, 'password of the mail account is missing'],
])('deploy/setup: refuses %s and writes nothing', (_what, environment, message) => {
  expect(() => setUp(environment)).toThrow(message)
  expect(readdirSync(folder)).toEqual(['deploy'])
})

test('Caddyfile: TLS 1.2 and 1.3 alone, with forward secrecy and authenticated ciphers', () => {
  const text = readFileSync(new URL('../deploy/Caddyfile', import.meta.url), 'utf8')
  expect(/^\t\tprotocols (.+)$/m.exec(text)?.[1]).toBe('tls1.2 tls1.3')
  const ciphers = /^\t\tciphers (.+)$/m.exec(text)?.[1]?.split(' ') ?? []
  expect(ciphers.length).toBeGreaterThan(3)
  for (const cipher of ciphers)
    expect(cipher).toMatch(/^TLS_ECDHE_(ECDSA|RSA)_WITH_(AES_(128|256)_GCM_SHA(256|384)|CHACHA20_POLY1305_SHA256)$/)
})

test('Caddyfile: pages are redirected to https, the API is refused without it', () => {
  const text = readFileSync(new URL('../deploy/Caddyfile', import.meta.url), 'utf8')
  const plain = text.slice(text.indexOf('http://{$SHOP_DOMAIN} {'))
  expect(plain).toMatch(/handle \/api\/\* \{\s+respond "https only" 403\s+\}\s+handle \{\s+redir https:/)
})

test('logs: systemd and Docker store them for root alone, and the shop writes no log file that it could change', () => {
  const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
  const unit = read('deploy/systemd/me-may.service')
  expect(unit).toMatch(/^StandardOutput=journal$/m)
  expect(unit).toMatch(/^StandardError=journal$/m)
  expect(unit).toMatch(/^User=me-may$/m)
  expect(unit).not.toMatch(/SupplementaryGroups|LogsDirectory|Standard\w+=(file|append)/)
  expect(unit).toMatch(/^ProtectSystem=strict$/m)
  const compose = read('compose.yaml')
  expect(compose).toMatch(/logging: &logging\n {4}driver: json-file/)
  expect(compose.match(/logging: (\*|&)logging/g)).toHaveLength(3)
  expect(compose).not.toContain('docker.sock')
})
