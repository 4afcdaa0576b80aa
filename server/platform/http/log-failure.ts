import { isatty } from 'node:tty'
import { maskEmails } from '../mask-emails.ts'

/** Query parameters with a secret, a personal search term, or a URL that may contain either. */
const maskedNames = 'token|hash|signature|credential|code|phone|email|q|query|next'
const maskedParameter = new RegExp(`([?&](?:${maskedNames})=)[^&#]*`, 'gi')
const maskedName = new RegExp(`^(?:${maskedNames})$`, 'i')

/** URLs without secrets and personal data: values in the query; tokens, codes and search terms in the path. */
export function maskedUrl(url: string): string {
  return url
    .replace(maskedParameter, '$1***')
    .replace(/([?&])([^?&=#]*%[^?&=#]*)=[^&#]*/g, (part, mark: string, name: string) =>
      maskedName.test(plainName(name)) ? `${mark}${name}=***` : part,
    )
    .replace(
      /(reset-password\/|invitations?\/|handovers\/|continue\/|gift(?:-receipts)?\/|products\/search\/|unsubscribe\/(?:alerts\/)?)[^/?#]+/gi,
      '$1***',
    )
}

/** A parameter name after percent-decoding, as the server reads it. */
function plainName(name: string): string {
  return [...new URLSearchParams(name).keys()][0] ?? ''
}

/** Removes queries and their values, and masks e-mails: a value may be a hash, and a mail server's reply quotes the recipient. */
export function wordsOf({ message = '' }: Error): string {
  return maskEmails(maskedUrl(message)).replace(/^(Failed query):.*/s, '$1')
}

/** The stack without the error message, which it repeats. */
export function stackOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}

/** For code without a request, as a thread (whose own streams are no terminal): a line like those of the log, on standard error. */
export function logFailure(message: string, error: unknown, isTerminal = isatty(2)): void {
  const failure = error instanceof Error ? error : { name: 'Error', message: String(error), stack: '' }
  const err = { type: failure.name, message: wordsOf(failure), stack: stackOf(failure) }
  const line = JSON.stringify({ level: 50, time: Date.now(), pid: process.pid, err, msg: message })
  process.stderr.write(isTerminal ? `${message}: ${err.message}\n${err.stack}\n` : `${line}\n`)
}
