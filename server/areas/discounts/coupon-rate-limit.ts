import { consume, type RateLimit, refund } from '../../platform/http/rate-limit.ts'
import type { Platform } from '../../platform/platform.ts'

/** Codes are worth money: the twentieth look of a minute from one IP is refused, at whichever route. */
const codesPerIp: RateLimit = { name: 'discount-code', most: 19, seconds: 60 }

/** Counts one look at a code; 429 where it was one too many. */
export function consumeCodeTry(platform: Pick<Platform, 'db' | 'config' | 'clock'>, ip: string): Promise<void> {
  return consume(platform, codesPerIp, ip)
}

/** A code that was right was no guess. */
export function refundCodeTry({ db }: Pick<Platform, 'db'>, ip: string): Promise<void> {
  return refund(db, codesPerIp, ip)
}
