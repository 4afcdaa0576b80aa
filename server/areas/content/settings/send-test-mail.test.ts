import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { openTestShop } from '../../../testing/shop-fixture.ts'
import { openSmtpServer, type SmtpServer } from '../../../testing/smtp-fixture.ts'
import { signInAdmin } from '../../../testing/users-fixture.ts'
import { failureOfMail } from './send-test-mail.ts'

const servers: SmtpServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

async function openMailServer(respond: (line: string) => string): Promise<string> {
  const server = await openSmtpServer(respond)
  servers.push(server)
  return server.host
}

async function tryMail(smtpUrl: string | undefined, to = 'chu@x.vn') {
  const shop = await openTestShop(smtpUrl ? { SMTP_URL: smtpUrl } : {})
  const admin = await signInAdmin(shop)
  const response = await admin.post('settings/mail-test', { to })
  return { shop, admin, answer: response }
}

test('send-test-mail: explains a refused connection and a refused login', async () => {
  const closed = await openMailServer(() => '')
  await servers.pop()?.close()
  const refused = await tryMail(`smtp://${closed}`)
  expect(refused.answer).toMatchObject({ status: 409, json: { code: 'mail_server_refused' } })
  await refused.shop.close()
  const host = await openMailServer((line) =>
    line.startsWith('EHLO') ? '250-mail.test\r\n250 AUTH PLAIN\r\n' : line.startsWith('AUTH') ? '535 5.7.8 wrong\r\n' : '250 ok\r\n',
  )
  const login = await tryMail(`smtp://lan:sai@${host}`)
  expect(login.answer).toMatchObject({ status: 409, json: { code: 'mail_server_login' } })
  expect(login.answer.text).not.toContain('sai')
  await login.shop.close()
})

test('send-test-mail: is sent at once, at most five an hour per mailbox, by admins only', async () => {
  const { shop, admin, answer: response } = await tryMail(undefined)
  expect(response.status).toBe(200)
  expect(await readdir(join(shop.config.dataDir, 'outbox'))).not.toEqual([])
  for (let sent = 1; sent < 5; sent++) expect((await admin.post('settings/mail-test', { to: 'chu@x.vn' })).status).toBe(200)
  expect((await admin.post('settings/mail-test', { to: 'Chu+a@x.vn' })).status).toBe(429)
  expect((await admin.post('settings/mail-test', { to: 'chu@x.vn\nbcc: x@x.vn' })).status).toBe(400)
  expect((await shop.visitor().post('settings/mail-test', { to: 'a@x.vn' })).status).toBe(401)
  await shop.close()
})

test('send-test-mail: reports that mail is off', async () => {
  const shop = await openTestShop({ SANDBOX: '0' })
  const admin = await signInAdmin(shop)
  expect(await admin.post('settings/mail-test', { to: 'chu@x.vn' })).toMatchObject({ status: 409, json: { code: 'mail_off' } })
  await shop.close()
})

test.each([
  [{ code: 'ETIMEDOUT', message: 'Greeting never received' }, 'mail_server_timeout'],
  [{ code: 'ESOCKET', message: 'connect ECONNREFUSED 127.0.0.1:1' }, 'mail_server_refused'],
  [{ code: 'EDNS', message: 'getaddrinfo ENOTFOUND smtp.x.vn' }, 'mail_no_server'],
  [{ code: 'ESOCKET', message: 'SSL routines: wrong version number' }, 'mail_server_tls'],
  [{ code: 'EENVELOPE', message: '550 no such user' }, 'mail_not_taken'],
  [{ code: 'EAUTH', message: 'Invalid login' }, 'mail_server_login'],
  [new Error('?'), 'mail_failed'],
])('send-test-mail: %j is %s', (error, code) => {
  expect(failureOfMail(error)).toBe(code)
})
