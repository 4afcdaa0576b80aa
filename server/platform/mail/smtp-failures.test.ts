import { eq, sql } from 'drizzle-orm'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/shop-fixture.ts'
import { openSmtpServer, type SmtpServer } from '../../testing/smtp-fixture.ts'
import { schema } from '../database/client.ts'
import { transact } from '../database/transaction.ts'
import type { Mail } from './mail.ts'

let server: SmtpServer | undefined
let shop: TestShop | undefined
afterEach(async () => {
  await shop?.close()
  await server?.close()
})

const mail: Mail = {
  key: 'test:1',
  class: 'owner',
  to: 'lan@x.vn',
  subject: 'Thư',
  text: 'Mã 123456',
  html: '<p>Mã 123456</p>',
  secret: true,
}

/** A shop whose mail server replies `reply` to this command, and `250 ok` to the others. */
async function openShopWith(command: string, reply: string, parts: Parameters<typeof openTestShop>[1] = {}) {
  let isData = false
  server = await openSmtpServer((line) => {
    if (isData && line !== '.') return ''
    isData = line === 'DATA' && command !== 'DATA'
    if (line.startsWith(command)) return `${reply}\r\n`
    return isData ? '354 go on\r\n' : '250 ok\r\n'
  })
  shop = await openTestShop({ SMTP_URL: `smtp://${server.host}`, WORKER: 'inline' }, parts)
  await write(shop)
  return shop
}

const write = ({ db, platform }: TestShop) => transact(db, (tx) => platform.mail.write(tx, mail))

async function jobOf({ db }: TestShop) {
  const { rows } = (await db.execute(
    sql`select state, retry_count as retries, output::text as output from pgboss.job where name = 'send-mail'`,
  )) as unknown as {
    rows: { state: string; retries: number; output: string | null }[]
  }
  return rows[0]
}

/** The job once its first attempt has failed. */
const firstFailure = (opened: TestShop) =>
  vi.waitFor(
    async () => {
      const job = await jobOf(opened)
      expect(job?.output).toEqual(expect.any(String))
      return job
    },
    { timeout: 20_000, interval: 50 },
  )

describe('mail that the server refuses', () => {
  test.each([
    ['MAIL FROM', '550 5.7.1 sender refused'],
    ['RCPT TO', '550 5.1.1 <lan@x.vn>: user unknown'],
    ['RCPT TO', '553 5.1.3 lan@x.vn is not a mailbox name'],
    ['DATA', '554 5.7.1 refused for lan@x.vn'],
    ['.', '552 5.2.2 the mailbox of lan@x.vn is full'],
  ])('for good (%s: %s) fails at once, and no code stays stored', async (command, reply) => {
    const opened = await openShopWith(command, reply)
    const job = await firstFailure(opened)
    expect(job).toMatchObject({ state: 'failed', retries: 0 })
    expect(job?.output).not.toContain('lan@')
    const [stored] = await opened.db.select().from(schema.mails).where(eq(schema.mails.key, mail.key))
    expect(stored).toMatchObject({ sentAt: null, text: '', html: '' })
  })

  test.each([
    ['RCPT TO', '450 4.2.1 <lan@x.vn>: try again later'],
    ['DATA', '451 4.3.0 lan@x.vn is not reachable'],
    ['MAIL FROM', '530 5.7.0 authentication required'],
    ['EHLO', '421 4.3.2 closing for lan@x.vn'],
  ])('for now (%s: %s) is retried', async (command, reply) => {
    const opened = await openShopWith(command, reply)
    const job = await firstFailure(opened)
    expect(job?.state).toBe('retry')
    expect(job?.output).not.toContain('lan@')
    const [stored] = await opened.db.select().from(schema.mails).where(eq(schema.mails.key, mail.key))
    expect(stored).toMatchObject({ sentAt: null, text: mail.text })
  })
})

describe('mail server that does not respond', () => {
  const soon = { connectionTimeout: 100, greetingTimeout: 100, dnsTimeout: 100, socketTimeout: 100 }

  test('ends the attempt, which is retried: no greeting', async () => {
    server = await openSmtpServer(() => '', { greeting: '' })
    shop = await openTestShop({ SMTP_URL: `smtp://${server.host}`, WORKER: 'inline' }, { mailTimeouts: soon })
    await write(shop)
    const job = await firstFailure(shop)
    expect(job).toMatchObject({ state: 'retry', output: expect.stringContaining('Greeting never received') })
  })

  test('ends the attempt, which is retried: silence after the recipient', async () => {
    const opened = await openShopWith('RCPT TO', '', { mailTimeouts: soon })
    server?.lines.splice(0)
    const job = await firstFailure(opened)
    expect(job).toMatchObject({ state: 'retry', output: expect.stringMatching(/timeout/i) })
  })
})
