import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import DataLoader from 'dataloader'
import { newId } from '../../../db/new-id.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Db } from '../database/client.ts'
import { pipeline } from '../database/pipeline.ts'
import { secondsOver } from '../http/rate-limit.ts'
import { type Jobs, PermanentJobError } from '../jobs.ts'
import { type MailClass, mailboxLimit } from './mail-limits.ts'
import { deleteMail, findUnsentMails, insertCountedMail, insertMail, updateMail } from './mails.sql.ts'
import { isRefusedForGood } from './smtp-refusal.rule.ts'

export type Mail = {
  /** Identifies the event: a second mail with the same key is never written. */
  key: string
  class: MailClass
  to: string
  /** The account whose owner caused it. If they have verified the e-mail, they may cause more mails than a stranger. */
  userId?: string | null
  subject: string
  text: string
  html: string
  /** It contains a code or a link that signs its reader in: its text is deleted once it is sent. */
  secret?: boolean
  /** The one-click unsubscribe URL (RFC 8058): mail programs show it beside the sender. */
  leaveAt?: string
}

/** A mail whose text is composed when it is sent, from what it is about: the request that causes it does not wait for that. */
export type MailToCompose = Omit<Mail, 'text' | 'html' | 'secret'> & { composer: string; about: string }

/** The text of a mail about something; null where that is gone, so that nothing is sent. */
export type ComposeMail = (about: string) => Promise<Pick<Mail, 'text' | 'html'> | null>

/**
 * `limited`: the mailbox is over its hourly limit, nothing was written. `known`: this event already has a mail. `off`: the
 * shop sends no mail.
 */
export type MailOutcome = { state: 'written' } | { state: 'known' } | { state: 'off' } | { state: 'limited'; retryAfter: number }

type Task = { mailId: string; secret?: boolean; leaveAt?: string; composer?: string; about?: string }

/** The sender name and reply-to of mails; empty: as in MAIL_FROM. The sender's e-mail never changes. */
export type ReadSender = () => Promise<{ name: string; replyTo: string }>

/** Whether an account has verified an e-mail. */
export type IsProvenEmail = (tx: Db, who: { email: string; userId: string }) => Promise<boolean>

const job = 'send-mail'
/** A queue of its own: a process of an older version, which cannot compose, would send them empty. */
const composedJob = 'send-composed-mail'
/** Hundreds of concurrent orders cause hundreds of mails: none should wait a quarter of an hour. */
const atOnce = 5

/** How long a mail server may take for each step, in milliseconds. */
export type MailTimeouts = { connectionTimeout: number; greetingTimeout: number; dnsTimeout: number; socketTimeout: number }

/** Nodemailer's own limits are up to ten minutes, longer than a job may take (`jobs.ts`). */
const usualTimeouts: MailTimeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, dnsTimeout: 20_000, socketTimeout: 60_000 }

/** An admin waits for a test mail: a slower server counts as broken. */
const testTimeouts: MailTimeouts = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 10_000, dnsTimeout: 8_000 }

type MailDeps = { db: Db; jobs: Jobs; config: Pick<Config, 'smtpUrl' | 'isMailOn' | 'mailFrom' | 'dataDir'>; clock: Clock }

/** Mails written in a transaction and sent by a job; without SMTP_URL they go to a folder that is readable at /sandbox/mail. */
export async function startMail({ db, jobs, config, clock }: MailDeps, timeouts: MailTimeouts = usualTimeouts) {
  /** Loaded with the first mail. */
  async function openTransport(limits: MailTimeouts) {
    const { createTransport } = await import('nodemailer')
    const from = { from: config.mailFrom }
    return config.smtpUrl
      ? createTransport({ url: config.smtpUrl, ...limits }, from)
      : createTransport({ streamTransport: true, buffer: true }, from)
  }

  if (!config.smtpUrl) for (const folder of devMailboxFolders) await mkdir(join(config.dataDir, folder), { recursive: true })

  /** Attempts of this process, by result. */
  const counts = { sent: 0, failed: 0, refused: 0 }

  const composers = new Map<string, ComposeMail>()
  let signer: ReadSender = async () => ({ name: '', replyTo: '' })
  let prover: IsProvenEmail = async () => false

  /** Nothing to add where the text is stored already; null where nothing is to be sent. */
  async function composeText({ composer, about = '' }: Task): Promise<Partial<StoredText> | null> {
    if (composer === undefined) return {}
    const compose = composers.get(composer)
    if (!compose) throw new Error(`nothing composes the mails ${composer}`)
    const composed = await compose(about)
    return composed && { text: composed.text, html: composed.html }
  }

  /** Mails that are sent at the same time are read by one query. */
  const unsentMails = new DataLoader(
    async (ids: readonly string[]) => {
      const found = new Map((await findUnsentMails(db, ids)).map((mail) => [mail.id, mail]))
      return ids.map((id) => found.get(id))
    },
    { cache: false },
  )

  const send = async (task: Task) => {
    const { mailId, secret, leaveAt } = task
    const unsent = await unsentMails.load(mailId)
    if (!unsent) return
    // Written while mail was on: retried for two days, as with an unavailable mail server.
    if (!config.isMailOn) throw new Error('SMTP_URL is not set')
    const composed = await composeText(task)
    if (!composed) return deleteMail(db, mailId)
    const mail = { ...unsent, ...composed }
    const stored = secret ? { text: '', html: '' } : composed
    try {
      const transport = await openTransport(timeouts)
      const sent = await transport.sendMail({
        ...(await signed()),
        to: { name: '', address: mail.recipient },
        subject: oneLine(mail.subject),
        text: mail.text,
        html: mail.html,
        // The same event always has the same id, which identifies a duplicate after a crash.
        messageId: `<${mail.id}@memay>`,
        ...(leaveAt ? { list: { unsubscribe: leaveAt }, headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } } : {}),
      })
      if (!config.smtpUrl) await storeInDevMailbox(config.dataDir, mail, sent.message as Buffer)
    } catch (error) {
      const isFinal = isRefusedForGood(error)
      counts[isFinal ? 'refused' : 'failed']++
      if (!isFinal) throw error
      if (secret) await updateMail(db, mailId, stored)
      throw new PermanentJobError((error as Error).message, { cause: error })
    }
    counts.sent++
    await updateMail(db, mailId, { sentAt: new Date(), ...stored })
  }
  for (const name of [job, composedJob]) await jobs.define<Task>(name, send, { atOnce })

  let reading: ReturnType<ReadSender> | null = null

  /** Mails that are sent at the same time share one read. */
  function readSender(): ReturnType<ReadSender> {
    reading ??= signer().finally(() => {
      reading = null
    })
    return reading
  }

  /** The sender headers of every mail. */
  async function signed() {
    const { name, replyTo } = await readSender()
    return {
      ...(name ? { from: { name, address: emailIn(config.mailFrom) } } : {}),
      ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    }
  }

  return {
    counts,
    /** Sends a mail directly and throws the mail server's error. Stores nothing except in the dev mailbox. */
    async sendNow({ to, subject, text, html }: Pick<Mail, 'to' | 'subject' | 'text' | 'html'>): Promise<void> {
      const { smtpUrl, dataDir } = config
      const transport = await openTransport(testTimeouts)
      const sent = await transport.sendMail({ ...(await signed()), to: { name: '', address: to }, subject: oneLine(subject), text, html })
      if (!smtpUrl) await storeInDevMailbox(dataDir, { id: newId('mail'), text, html }, sent.message as Buffer)
    },
    /** Sets the source of the sender name; read again whenever mails are sent. */
    sendAs(next: ReadSender): void {
      signer = next
    },
    /** Sets who composes the mails of this name ({@link MailToCompose}). */
    composeBy(name: string, compose: ComposeMail): void {
      composers.set(name, compose)
    },
    /** Sets the lookup of verified e-mails. */
    proveBy(next: IsProvenEmail): void {
      prover = next
    },
    /**
     * Writes a mail that is sent after `tx` commits. One event has one mail, and a mailbox gets a limited number of mails an
     * hour (mail-limits.ts); callers respond to a visitor the same whether or not it was written.
     */
    async write(tx: Db, mail: Mail | MailToCompose): Promise<MailOutcome> {
      if (!config.isMailOn) return { state: 'off' }
      const { key, class: mailClass, to, userId, leaveAt } = mail
      const isSecret = 'secret' in mail && mail.secret === true
      const texts = 'composer' in mail ? { text: '', html: '' } : { text: mail.text, html: mail.html }
      const row = { id: newId('mail'), key, recipient: to, subject: oneLine(mail.subject), ...texts }
      const task: Task = {
        mailId: row.id,
        ...(isSecret ? { secret: true } : {}),
        ...(leaveAt ? { leaveAt } : {}),
        ...('composer' in mail ? { composer: mail.composer, about: mail.about } : {}),
      }
      const isProven = userId ? await prover(tx, { email: to, userId }) : false
      const now = clock.now()
      // The job is queued without waiting for the mail: where none was written, it finds none. The user is waiting for a code.
      const limit = mailboxLimit({ class: mailClass, to, isProven }, now)
      const [counted] = await pipeline([
        limit ? insertCountedMail(tx, row, limit) : insertMail(tx, row),
        jobs.send(tx, 'composer' in mail ? composedJob : job, task, isSecret ? { isUrgent: true } : {}),
      ])
      if (!counted) return { state: 'known' }
      const retryAfter = limit && counted !== true ? secondsOver(counted, limit.max, now) : 0
      return retryAfter > 0 ? { state: 'limited', retryAfter } : { state: 'written' }
    },
  }
}

/** `Mẹ May <shop@tiem.test>` → `shop@tiem.test`. */
function emailIn(mailFrom: string): string {
  return /<([^<>]+)>\s*$/.exec(mailFrom)?.[1]?.trim() ?? mailFrom.trim()
}

export type Mailer = Awaited<ReturnType<typeof startMail>>

/** Messages, and in a folder beside them their displayed texts. */
export const devMailboxFolders = ['outbox', 'outbox-words'] as const
const [messagesFolder, wordsFolder] = devMailboxFolders

type StoredText = { text: string; html: string }

/** The message for a mail program, and its texts for the page at /sandbox/mail. */
async function storeInDevMailbox(dataDir: string, { id, text, html }: StoredText & { id: string }, message: Buffer): Promise<void> {
  await writeFile(join(dataDir, messagesFolder, `${id}.eml`), message)
  await writeFile(join(dataDir, wordsFolder, `${id}.json`), JSON.stringify({ text, html } satisfies StoredText))
}

/** The texts of a mail in the dev mailbox; undefined if it is not there. */
export async function readFromDevMailbox(dataDir: string, id: string): Promise<StoredText | undefined> {
  const words = await readFile(join(dataDir, wordsFolder, `${id}.json`), 'utf8').catch(() => undefined)
  return words === undefined ? undefined : (JSON.parse(words) as StoredText)
}

function oneLine(text: string): string {
  return text.replace(/[\r\n\t\p{Cc}]+/gu, ' ').slice(0, 200)
}
