import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq, isNull } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import { newId } from '../../../db/new-id.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Db } from '../database/client.ts'
import { schema } from '../database/client.ts'
import type { Jobs } from '../jobs.ts'
import { countMail, type MailClass } from './mail-limits.ts'

export type Mail = {
  /** Names the event: a second mail with the same key is never written. */
  key: string
  class: MailClass
  to: string
  /** The account whose owner caused it. Where the address is proven to be theirs, they may cause more mails than a stranger. */
  userId?: string | null
  subject: string
  text: string
  html: string
  /** It holds a code or a link that lets somebody in: its words are not kept once it is sent. */
  secret?: boolean
  /** Where one press takes its reader off a list (RFC 8058): mail programs show it beside the sender. */
  leaveAt?: string
}

/** `limited`: the mailbox has had its share of the hour, nothing was written. `known`: there is a mail for this event already. `off`: the shop sends no mail. */
export type MailOutcome = { state: 'written' } | { state: 'known' } | { state: 'off' } | { state: 'limited'; retryAfter: number }

type Task = { mailId: string; secret?: boolean; leaveAt?: string }

/** Under which name mails are sent and where answers to them go; empty: as MAIL_FROM says. The address they come from never changes. */
export type ReadSender = () => Promise<{ name: string; replyTo: string }>

/** Whether an address is proven to be that of an account. */
export type IsProvenAddress = (tx: Db, who: { address: string; userId: string }) => Promise<boolean>

const job = 'send-mail'
/** Hundreds of orders at one moment mean hundreds of mails: nobody waits a quarter of an hour for theirs. */
const atOnce = 5

/** Somebody waits for a test mail: what takes longer than this does not work. */
const patience = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 10_000, dnsTimeout: 8_000 }

/** Mails written in a transaction and sent by a job; without SMTP_URL they go to a folder that can be read at /sandbox/mail. */
export async function startMail(db: Db, jobs: Jobs, config: Pick<Config, 'smtpUrl' | 'isMailOn' | 'mailFrom' | 'dataDir'>, clock: Clock) {
  const transport = config.smtpUrl
    ? createTransport(config.smtpUrl, { from: config.mailFrom })
    : createTransport({ streamTransport: true, buffer: true }, { from: config.mailFrom })

  let signer: ReadSender = async () => ({ name: '', replyTo: '' })
  let prover: IsProvenAddress = async () => false

  await jobs.define<Task>(
    job,
    async ({ mailId, secret, leaveAt }) => {
      const [mail] = await db
        .select()
        .from(schema.mails)
        .where(and(eq(schema.mails.id, mailId), isNull(schema.mails.sentAt)))
      if (!mail) return
      // Written while mails could be sent: it is tried again for two days, as when the mail server is away.
      if (!config.isMailOn) throw new Error('SMTP_URL is not set')
      const sent = await transport.sendMail({
        ...(await signed()),
        to: { name: '', address: mail.recipient },
        subject: oneLine(mail.subject),
        text: mail.text,
        html: mail.html,
        // The same event always carries the same id: a mail sent twice after a crash can be told by it.
        messageId: `<${mail.id}@memay>`,
        ...(leaveAt ? { list: { unsubscribe: leaveAt }, headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } } : {}),
      })
      if (!config.smtpUrl) await storeInDevMailbox(config.dataDir, mail, sent.message as Buffer)
      await db
        .update(schema.mails)
        .set({ sentAt: new Date(), ...(secret ? { text: '', html: '' } : {}) })
        .where(eq(schema.mails.id, mailId))
    },
    { atOnce },
  )

  /** What every mail says of its sender. */
  async function signed() {
    const { name, replyTo } = await signer()
    return {
      ...(name ? { from: { name, address: emailIn(config.mailFrom) } } : {}),
      ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    }
  }

  return {
    /** Sends a mail at once and throws what the mail server says. Nothing of it is stored but in the dev mailbox. */
    async sendNow({ to, subject, text, html }: Pick<Mail, 'to' | 'subject' | 'text' | 'html'>): Promise<void> {
      const { smtpUrl, mailFrom, dataDir } = config
      const once = smtpUrl ? createTransport({ url: smtpUrl, ...patience }, { from: mailFrom }) : transport
      const sent = await once.sendMail({ ...(await signed()), to: { name: '', address: to }, subject: oneLine(subject), text, html })
      if (!smtpUrl) await storeInDevMailbox(dataDir, { id: newId('mail'), text, html }, sent.message as Buffer)
    },
    /** Says who signs from now on; asked anew for every mail. */
    sendAs(next: ReadSender): void {
      signer = next
    },
    /** Names who knows which addresses are proven. */
    proveBy(next: IsProvenAddress): void {
      prover = next
    },
    /**
     * Writes a mail to be sent once `tx` is committed. One event has one mail, and a mailbox gets a limited number of
     * mails an hour (mail-limits.ts); callers answer a visitor the same whether or not it was written.
     */
    async write(tx: Db, mail: Mail): Promise<MailOutcome> {
      if (!config.isMailOn) return { state: 'off' }
      const { key, class: mailClass, to, userId, secret, leaveAt } = mail
      const id = newId('mail')
      const [written] = await tx
        .insert(schema.mails)
        .values({ id, key, recipient: to, subject: oneLine(mail.subject), text: mail.text, html: mail.html })
        .onConflictDoNothing()
        .returning({ id: schema.mails.id })
      if (!written) return { state: 'known' }
      const isProven = userId ? await prover(tx, { address: to, userId }) : false
      // After the key is taken: an event that already has a mail counts once.
      const retryAfter = await countMail(tx, { class: mailClass, to, isProven }, clock.now())
      if (retryAfter > 0) {
        await tx.delete(schema.mails).where(eq(schema.mails.id, id))
        return { state: 'limited', retryAfter }
      }
      const task: Task = { mailId: id, ...(secret ? { secret } : {}), ...(leaveAt ? { leaveAt } : {}) }
      // Whoever asked for a code sits before the page and waits for it.
      await jobs.send(tx, job, task, secret ? { isUrgent: true } : {})
      return { state: 'written' }
    },
  }
}

/** `Mẹ May <shop@tiem.test>` → `shop@tiem.test`. */
function emailIn(mailFrom: string): string {
  return /<([^<>]+)>\s*$/.exec(mailFrom)?.[1]?.trim() ?? mailFrom.trim()
}

export type Mailer = Awaited<ReturnType<typeof startMail>>

/** Messages, and beside them, in a folder of their own, the words as they are shown. */
export const devMailboxFolders = ['outbox', 'outbox-words'] as const
const [messagesFolder, wordsFolder] = devMailboxFolders

type StoredText = { text: string; html: string }

/** The message as a mail program reads it, and its words as the page at /sandbox/mail shows them. */
async function storeInDevMailbox(dataDir: string, { id, text, html }: StoredText & { id: string }, message: Buffer): Promise<void> {
  for (const folder of devMailboxFolders) await mkdir(join(dataDir, folder), { recursive: true })
  await writeFile(join(dataDir, messagesFolder, `${id}.eml`), message)
  await writeFile(join(dataDir, wordsFolder, `${id}.json`), JSON.stringify({ text, html } satisfies StoredText))
}

/** The words of a mail that lies in the outbox; undefined where it does not. */
export async function readFromDevMailbox(dataDir: string, id: string): Promise<StoredText | undefined> {
  const words = await readFile(join(dataDir, wordsFolder, `${id}.json`), 'utf8').catch(() => undefined)
  return words === undefined ? undefined : (JSON.parse(words) as StoredText)
}

function oneLine(text: string): string {
  return text.replace(/[\r\n\t\p{Cc}]+/gu, ' ').slice(0, 200)
}
