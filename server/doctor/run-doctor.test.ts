import { execFile } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Finding } from '../../contract/admin/doctor.ts'
import { createFirstAdmin } from '../areas/accounts/accounts.ts'
import { recordBackup } from '../platform/backups.sql.ts'
import { versionText } from '../platform/version.ts'
import { openTestShop, type TestShop } from '../testing/shop-fixture.ts'
import { openSmtpServer } from '../testing/smtp-fixture.ts'
import { signInAdmin, signUp } from '../testing/users-fixture.ts'

let shop: TestShop
// No other server is called: the clock is compared with the database alone.
const alone = { GOOGLE_JWKS_URL: 'http://127.0.0.1:9/certs' }
beforeAll(async () => {
  shop = await openTestShop(alone)
})
afterAll(() => shop.close())

const linesOf = (findings: Finding[]) => findings.map(({ status, code }) => `${status} ${code}`)
const command = new URL('../../scripts/doctor.mjs', import.meta.url).pathname

async function runCommand(environment: Record<string, string>, ...args: string[]) {
  const env = { PATH: process.env.PATH, NODE_ENV: 'test', ...alone, ...environment }
  const run = promisify(execFile)(process.execPath, ['--no-warnings', command, ...args], { env, cwd: shop.config.dataDir })
  return run.then(
    ({ stdout, stderr }) => ({ code: 0, text: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({ code: error.code, text: error.stdout + error.stderr }),
  )
}

test('doctor: the admin reads the report of the running shop, with the version', async () => {
  const admin = await signInAdmin(shop)
  await recordBackup(shop.db, { target: 'x', rows: 1, files: 0, bytes: 1, finishedAt: shop.clock.now(), checkedAt: shop.clock.now() })
  const { status, json } = await admin.get('admin/doctor')
  expect(status).toBe(200)
  expect(json.data.findings[0].values.version).toBe(versionText())
  const lines = linesOf(json.data.findings)
  for (const line of ['ok version.ok', 'warning settings.local', 'ok proxy.ok', 'ok mail.sandbox', 'ok migrations.ok', 'ok backup.ok'])
    expect(lines).toContain(line)
  expect(lines.filter((line) => line.startsWith('failed'))).toEqual([])
})

test('doctor: a proxy that TRUST_PROXY does not name is seen in the request of the admin', async () => {
  const other = await openTestShop(alone)
  const admin = await signInAdmin(other)
  const { json } = await admin.get('admin/doctor', { headers: { 'x-forwarded-for': '203.0.113.9' } })
  expect(linesOf(json.data.findings)).toContain('failed proxy.untrusted')
  await other.close()
})

const BACKUP_KEY = generateKeyPairSync('x25519').publicKey.export({ type: 'spki', format: 'der' }).toString('base64')

test('doctor: a folder of backups that cannot be made is named', async () => {
  const other = await openTestShop({ ...alone, BACKUP_DIR: '/dev/null/backups', BACKUP_KEY })
  const { json } = await (await signInAdmin(other)).get('admin/doctor')
  expect(json.data.findings).toContainEqual({ status: 'failed', code: 'permissions.readOnly', values: { path: '/dev/null/backups' } })
  await other.close()
})

test('doctor: is for admins', async () => {
  await createFirstAdmin(shop.platform)
  expect((await shop.visitor().get('admin/doctor')).status).toBe(401)
  expect((await (await signUp(shop)).visitor.get('admin/doctor')).status).toBe(403)
})

test('doctor: the command sends a test mail, or says why the mail server refuses', async () => {
  const data: string[] = []
  const isRightAccount = (line: string) => line.includes(Buffer.from('\0lan\0dung').toString('base64').slice(0, -2))
  function respond(line: string): string {
    data.push(line)
    const isInBody = data.lastIndexOf('DATA') > data.lastIndexOf('.') || (line === '.' && data.includes('DATA'))
    if (line === 'DATA') return '354 go\r\n'
    if (isInBody) return line === '.' ? '250 ok\r\n' : ''
    if (line.startsWith('EHLO')) return '250-mail.test\r\n250 AUTH PLAIN\r\n'
    if (line.startsWith('AUTH')) return isRightAccount(line) ? '235 ok\r\n' : '535 5.7.8 <lan@x.vn> wrong\r\n'
    return '250 ok\r\n'
  }
  const server = await openSmtpServer(respond)
  const sent = await runCommand({ SMTP_URL: `smtp://lan:dung@${server.host}` }, '--send-mail=chu@x.vn')
  expect(sent.text).toContain('ok       A test mail was sent to chu@x.vn')
  expect(data).toContain('RCPT TO:<chu@x.vn>')
  const refused = await runCommand({ SMTP_URL: `smtp://lan:sai@${server.host}` }, '--lang=vi')
  expect(refused.code).toBe(1)
  expect(refused.text).toMatch(/hỏng {5}Máy chủ thư .* từ chối: 535 5\.7\.8 <\*\*\*@x\.vn> wrong\n\s+→ Kiểm tra tên/)
  expect(refused.text).not.toContain('sai@')
  await server.close()
})

test('doctor: a wrong setting is one line, and the exit code tells', async () => {
  const wrong = await runCommand({ PUBLIC_URL: 'http://shop.example' })
  expect([wrong.code, wrong.text.trim().split('\n').length]).toEqual([1, 1])
  expect(wrong.text).toContain('failed   PUBLIC_URL is plain http')
  expect((await runCommand({})).code).toBe(0)
})

test('doctor: a database that is away is one line, and the command changes nothing', async () => {
  const away = await runCommand({ DATABASE_URL: 'postgres://a:geheim@127.0.0.1:9/shop' }, '--json')
  const findings = JSON.parse(away.text) as Finding[]
  expect(findings.at(-1)).toMatchObject({ status: 'failed', code: 'database.unreachable', values: { reason: 'ECONNREFUSED' } })
  expect(away.text).not.toContain('geheim')
})

const server = process.env.TEST_DATABASE_URL
test.skipIf(!server)('doctor: says in words why PostgreSQL does not let the shop in', async () => {
  const url = new URL(server ?? '')
  url.pathname = '/no_such_shop'
  const { text } = await runCommand({ DATABASE_URL: url.href })
  expect(text).toContain('database "no_such_shop" does not exist')
})
