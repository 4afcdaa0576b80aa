import { addSeconds } from '../../../contract/durations.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Db } from '../database/client.ts'
import { AppError } from './errors.ts'
import { ipKey } from './ip-key.ts'
import { countAttempt, deleteCounter, refundAttempt } from './rate-limit.sql.ts'

type RateLimitDeps = { db: Db; config: Pick<Config, 'requestsPerMinute'>; clock: Clock }

/** Rate limit by a key (an IP, an account, a phone), counted in the database over all processes: at most `max` in `seconds`. */
export type RateLimit = {
  name: string
  max: number
  seconds: number
  /**
   * Only for a limit that protects nothing but this server's load: it grows with RATE_LIMIT_PER_MINUTE. A limit without it
   * protects people (a password, a code, a coupon, an order, a mailbox) and never grows.
   */
  scalesWithTraffic?: true
}

/**
 * The subject of a limit: an account, a mailbox, an IP, or several of them together (`[account, request.ip]`). Pass an IP
 * unchanged: an IPv6 is reduced to its /64 network here, so that no caller can forget it.
 */
export type RateLimitSubject = string | readonly string[]

/** The name of the counter. */
export function keyOf({ name }: Pick<RateLimit, 'name'>, who: RateLimitSubject): string {
  return `${name}:${[who].flat().map(ipKey).join(' ')}`
}

/** Counts one attempt of `who` and refuses one over the limit (429 with Retry-After). */
export async function consume({ db, config, clock }: RateLimitDeps, limit: RateLimit, who: RateLimitSubject): Promise<void> {
  const max = limit.scalesWithTraffic ? Math.max(1, Math.round((limit.max * config.requestsPerMinute) / 600)) : limit.max
  const retryAfter = await hit(db, { ...limit, max }, who, clock.now())
  if (retryAfter > 0) throw new AppError('too_many_requests', { retryAfter })
}

/**
 * Counts one attempt of `who` in a window that all processes share, and returns how many seconds to wait if it is over the
 * limit (0: allowed).
 */
export async function hit(db: Db, limit: RateLimit, who: RateLimitSubject, now: Date): Promise<number> {
  const row = await countAttempt(db, keyOf(limit, who), { now, ends: addSeconds(now, limit.seconds) })
  return row ? secondsOver(row, limit.max, now) : 0
}

/** How many seconds to wait after a counted attempt; 0: it was allowed. */
export function secondsOver({ count, ends }: { count: number; ends: number }, max: number, now: Date): number {
  return count <= max ? 0 : Math.max(1, Math.ceil(ends - now.getTime() / 1_000))
}

/** Resets the counter after a success. */
export async function resetLimit(db: Db, limit: RateLimit, who: RateLimitSubject): Promise<void> {
  await deleteCounter(db, keyOf(limit, who))
}

/** Takes back one attempt that turned out to be right; earlier wrong ones stay counted. */
export async function refund(db: Db, limit: RateLimit, who: RateLimitSubject): Promise<void> {
  await refundAttempt(db, keyOf(limit, who))
}
