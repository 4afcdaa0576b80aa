import type { FastifyBaseLogger } from 'fastify'
import type { ErrorCode } from '../../../contract/errors.ts'
import { ipKey } from './ip-key.ts'
import { maskedUrl } from './log-failure.ts'

type Refused = { code: ErrorCode; ip: string; method: string | undefined; url: string | undefined }

const windowMs = 60_000
/** Of an attack from more addresses than this, only the sum is logged. */
const maxKeys = 1_000

/**
 * For requests that are refused before the router, which logs its own: over the limit of an IP, or under overload. There are
 * thousands of them: one line a minute for each IP and code, and the number of the others when the minute is over.
 */
export function createRefusalLog(log: Pick<FastifyBaseLogger, 'warn'>, now: () => number = Date.now) {
  let windowEnds = 0
  let seen = new Set<string>()
  let silent = 0

  return ({ code, ip, method, url = '' }: Refused): void => {
    const time = now()
    if (time >= windowEnds) {
      if (silent > 0) log.warn({ more: silent }, 'refused more often')
      windowEnds = time + windowMs
      seen = new Set()
      silent = 0
    }
    const key = `${code} ${ipKey(ip)}`
    if (seen.has(key) || seen.size >= maxKeys) {
      silent++
      return
    }
    seen.add(key)
    log.warn({ code, ip, method, url: maskedUrl(url) }, 'refused')
  }
}

export type LogRefusal = ReturnType<typeof createRefusalLog>
