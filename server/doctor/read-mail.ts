import type { Config } from '../platform/config.ts'
import { maskEmails } from '../platform/mask-emails.ts'
import type { MailFacts } from './mail.rule.ts'
import { patienceMs, within } from './read-network.ts'

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'isPublic' | 'sandbox'>

/** Signs in to the mail server; with `sendTo` it sends a mail there. */
export async function readMail({ smtpUrl, mailFrom, isPublic, sandbox }: MailConfig, sendTo: string | null): Promise<MailFacts> {
  if (!smtpUrl) return sandbox ? { kind: 'sandbox' } : { kind: 'off', isPublic }
  const host = URL.parse(smtpUrl)?.host ?? ''
  const { createTransport } = await import('nodemailer')
  const limits = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs, dnsTimeout: patienceMs }
  const transport = createTransport({ url: smtpUrl, ...limits }, { from: mailFrom })
  try {
    await within(transport.verify())
    if (sendTo)
      await within(transport.sendMail({ to: { name: '', address: sendTo }, subject: 'npm run doctor', text: 'Thư thử. A test mail.' }))
    return { kind: 'accepted', host, sentTo: sendTo }
  } catch (error) {
    const { response, code, message } = error as { response?: string; code?: string; message?: string }
    return {
      kind: 'refused',
      host,
      reason: maskEmails(response ?? message ?? code ?? '')
        .replace(/\s+/g, ' ')
        .slice(0, 160),
    }
  } finally {
    transport.close()
  }
}

/** The domain after the @ of MAIL_FROM. */
export function domainOfSender(mailFrom: string): string {
  return (/@([^\s<>@]+)>?\s*$/.exec(mailFrom)?.[1] ?? '').toLowerCase()
}
