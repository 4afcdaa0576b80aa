import { createHash } from 'node:crypto'
import { z } from 'zod'
import { Language } from '../../../contract/language/language.schema.ts'
import { AppError } from '../http/errors.ts'
import { languageOf } from '../http/language.ts'
import { createSandboxGuard } from '../http/sandbox-guard.ts'
import type { App } from '../http/validation.ts'
import type { Platform } from '../platform.ts'
import { devMailboxPage, devMailboxStyle, mailPage, type StoredMail, samplePage, samplesPage } from './dev-mailbox-page.ts'
import { readFromDevMailbox } from './mail.ts'
import type { ListMailSamples, MailSample } from './mail-samples.ts'
import { findMail, findNewestMails } from './mails.sql.ts'

const shown = 200

const styleHash = createHash('sha256').update(devMailboxStyle).digest('base64')
const pagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
/** A mail has its own styles and nothing active, and only our page may frame it. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox"

/** Without a mail server, the mails of a shop with the sandbox (SANDBOX) are readable at /sandbox/mail. */
export function openDevMailbox(app: App, { config, db }: Pick<Platform, 'config' | 'db'>, listSamples: ListMailSamples): void {
  if (!config.sandbox || config.smtpUrl) return
  const { onRequest } = createSandboxGuard(config)
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }
  const schemaOfOne = { hide: true, params: z.object({ id: z.string().max(64) }) }

  app.get('/sandbox/mail', { onRequest, schema: { hide: true } }, async ({ raw }, reply) => {
    const list = await findNewestMails(db, shown)
    reply.headers(headers).header('content-security-policy', pagePolicy).type('text/html; charset=utf-8')
    return devMailboxPage(list, languageOf(raw, false))
  })
  app.get('/sandbox/mail/:id', { onRequest, schema: schemaOfOne }, async ({ raw, params }, reply) => {
    const mail = await getMail({ db, config }, params.id)
    reply.headers(headers).header('content-security-policy', pagePolicy).type('text/html; charset=utf-8')
    return mailPage(mail, languageOf(raw, false))
  })
  app.get('/sandbox/mail/:id/html', { onRequest, schema: schemaOfOne }, async ({ params }, reply) => {
    const mail = await getMail({ db, config }, params.id)
    reply.headers({ ...headers, 'x-frame-options': 'SAMEORIGIN', 'content-security-policy': mailPolicy }).type('text/html; charset=utf-8')
    return mail.html
  })

  const schemaOfSample = { hide: true, params: z.object({ language: Language, name: z.string().max(64) }) }
  const getSample = async ({ language, name }: { language: Language; name: string }): Promise<MailSample> => {
    const sample = (await listSamples(language)).find((each) => each.name === name)
    if (!sample) throw new AppError('not_found')
    return sample
  }
  app.get('/sandbox/mail-samples', { onRequest, schema: { hide: true } }, async ({ raw }, reply) => {
    const language = languageOf(raw, false)
    const samples = await listSamples(language)
    reply.headers(headers).header('content-security-policy', pagePolicy).type('text/html; charset=utf-8')
    return samplesPage(samples, language)
  })
  app.get('/sandbox/mail-samples/:language/:name', { onRequest, schema: schemaOfSample }, async ({ raw, params }, reply) => {
    const sample = await getSample(params)
    reply.headers(headers).header('content-security-policy', pagePolicy).type('text/html; charset=utf-8')
    return samplePage(sample, { shown: params.language, language: languageOf(raw, false) })
  })
  app.get('/sandbox/mail-samples/:language/:name/html', { onRequest, schema: schemaOfSample }, async ({ params }, reply) => {
    const { html } = await getSample(params)
    reply.headers({ ...headers, 'x-frame-options': 'SAMEORIGIN', 'content-security-policy': mailPolicy }).type('text/html; charset=utf-8')
    return html
  })
}

/** Only the dev mailbox still has the text of a sent secret mail. */
async function getMail({ db, config }: Pick<Platform, 'config' | 'db'>, id: string): Promise<StoredMail> {
  const mail = await findMail(db, id)
  if (!mail) throw new AppError('not_found')
  // Its recipient's data was deleted.
  if (mail.recipient === '') return mail
  return { ...mail, ...(await readFromDevMailbox(config.dataDir, mail.id)) }
}
