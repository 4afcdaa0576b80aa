import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { ErrorCode } from '../../../contract/errors.ts'
import { statusOf } from './errors.ts'
import { ipKey } from './ip-key.ts'
import { maskedUrl } from './log-failure.ts'

/** Guesses and forgeries, whatever their status. A wrong password at the sign-in has its own line, which names the account. */
const suspicious: ReadonlySet<ErrorCode> = new Set([
  'bad_signature',
  'wrong_code',
  'wrong_second_code',
  'wrong_password',
  'wrong_reset_token',
  'wrong_invitation',
  'google_refused',
  'foreign_origin',
  'forbidden',
  'unknown_discount',
])

const isLimit = (code: ErrorCode) => [429, 503].includes(statusOf(code))

type Refused = { code: ErrorCode; ip: string; user: string | null; method: string | undefined; url: string | undefined }

const windowMs = 60_000
/** Of an attack from more addresses than this, only the sum is logged. */
const maxKeys = 1_000

/**
 * One line for each refusal that tells of an attack or of overload, with who and from where. Reached limits and overload are
 * refused by the thousand: one line a minute for each IP and code, and the number of the others when the minute is over.
 */
export function createRefusalLog(log: Pick<FastifyBaseLogger, 'warn'>, now: () => number = Date.now) {
  let windowEnds = 0
  let seen = new Set<string>()
  let silent = 0

  return ({ code, ip, user, method, url = '' }: Refused): void => {
    const isLimited = isLimit(code)
    if (!isLimited && !suspicious.has(code)) return
    const time = now()
    if (time >= windowEnds) {
      if (silent > 0) log.warn({ more: silent }, 'refused more often')
      windowEnds = time + windowMs
      seen = new Set()
      silent = 0
    }
    if (isLimited) {
      const key = `${code} ${ipKey(ip)}`
      if (seen.has(key) || seen.size >= maxKeys) {
        silent++
        return
      }
      seen.add(key)
    }
    log.warn({ code, user, ip, method, url: maskedUrl(url) }, 'refused')
  }
}

export type LogRefusal = ReturnType<typeof createRefusalLog>

/** Who asks, as far as it is known by then. */
export function refusedRequest({ person, ip, method, url }: FastifyRequest): Omit<Refused, 'code'> {
  // Refused before the sign-in was read, nobody is known.
  return { user: (person as FastifyRequest['person'] | null)?.userId ?? null, ip, method, url }
}
