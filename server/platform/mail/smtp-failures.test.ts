import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/shop-fixture.ts'
import { openSmtpServer, type SmtpServer } from '../../testing/smtp-fixture.ts'
import { schema } from '../database/client.ts'
import { transact } from '../database/transaction.ts'

let respond: (line: string) => string = () => ''
let server: SmtpServer
let shop: TestShop
beforeAll(async () => {
  server = await openSmtpServer((line) => respond(line))
  shop = await openTestShop({ SMTP_URL: `smtp://${server.host}`, WORKER: 'inline' })
})
afterAll(async () => {
  await shop.close()
  await server.close()
})

const mail = { class: 'owner', to: 'lan@x.vn', subject: 'Thư', text: 'Mã 123456', html: '<p>Mã 123456</p>', secret: true } as const
let mails = 0

/** Writes a mail, and returns its id. */
async function write({ db, platform }: TestShop): Promise<string> {
  const key = `test:${++mails}`
  await transact(db, (tx) => platform.mail.write(tx, { ...mail, key }))
  return (await db.select().from(schema.mails).where(eq(schema.mails.key, key)))[0]?.id ?? ''
}

/** The mail server replies `reply` to this command, and `250 ok` to the others. */
function replyTo(command: string, reply: string): (line: string) => string {
  let isData = false
  return (line) => {
    if (isData && line !== '.') return ''
    isData = line === 'DATA' && command !== 'DATA'
    if (line.startsWith(command)) return `${reply}\r\n`
    return isData ? '354 go on\r\n' : '250 ok\r\n'
  }
}

async function jobOf({ db }: TestShop, mailId: string) {
  const { rows } = (await db.execute(
    sql`select state, retry_count as retries, output::text as output from pgboss.job where name = 'send-mail' and data->>'mailId' = ${mailId}`,
  )) as unknown as {
    rows: { state: string; retries: number; output: string | null }[]
  }
  return rows[0]
}

const storedMail = async (id: string) => (await shop.db.select().from(schema.mails).where(eq(schema.mails.id, id)))[0]

/** The job once its first attempt has failed. */
const firstFailure = (opened: TestShop, mailId: string) =>
  vi.waitFor(
    async () => {
      const job = await jobOf(opened, mailId)
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
    respond = replyTo(command, reply)
    const mailId = await write(shop)
    const job = await firstFailure(shop, mailId)
    expect(job).toMatchObject({ state: 'failed', retries: 0 })
    expect(job?.output).not.toContain('lan@')
    expect(await storedMail(mailId)).toMatchObject({ sentAt: null, text: '', html: '' })
  })

  test.each([
    ['RCPT TO', '450 4.2.1 <lan@x.vn>: try again later'],
    ['DATA', '451 4.3.0 lan@x.vn is not reachable'],
    ['MAIL FROM', '530 5.7.0 authentication required'],
    ['EHLO', '421 4.3.2 closing for lan@x.vn'],
  ])('for now (%s: %s) is retried', async (command, reply) => {
    respond = replyTo(command, reply)
    const mailId = await write(shop)
    const job = await firstFailure(shop, mailId)
    expect(job?.state).toBe('retry')
    expect(job?.output).not.toContain('lan@')
    expect(await storedMail(mailId)).toMatchObject({ sentAt: null, text: mail.text })
    // So that its retry does not reach the mail server during another test.
    await shop.db.delete(schema.mails)
  })
})

describe('mail server that does not respond', () => {
  test.each([
    ['no greeting', '', { greetingTimeout: 100 }, /Greeting never received/],
    ['silence after the greeting', '220 mail.test ESMTP\r\n', { socketTimeout: 100 }, /timeout/i],
  ])('ends the attempt, which is retried: %s', async (_, greeting, timeout, reason) => {
    // The others are so long that only the one in question can end it.
    const mailTimeouts = {
      ...{ connectionTimeout: 20_000, greetingTimeout: 20_000, dnsTimeout: 20_000, socketTimeout: 20_000 },
      ...timeout,
    }
    const silent = await openSmtpServer(() => '', { greeting })
    const impatient = await openTestShop({ SMTP_URL: `smtp://${silent.host}`, WORKER: 'inline' }, { mailTimeouts })
    const job = await firstFailure(impatient, await write(impatient))
    expect(job).toMatchObject({ state: 'retry', output: expect.stringMatching(reason) })
    await impatient.close()
    await silent.close()
  })
})
