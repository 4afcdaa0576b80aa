import { consume, type RateLimit, refund } from '../../platform/http/rate-limit.ts'
import type { Platform } from '../../platform/platform.ts'

/** Codes are worth money: the 20th look-up of a minute from one IP is refused, on any route. */
const codesPerIp: RateLimit = { name: 'discount-code', max: 19, seconds: 60 }

/** Counts one look-up of a code; throws 429 above the limit. */
export function consumeCodeTry(platform: Pick<Platform, 'db' | 'config' | 'clock'>, ip: string): Promise<void> {
  return consume(platform, codesPerIp, ip)
}

/** A valid code was no guess, so its look-up is not counted. */
export function refundCodeTry({ db }: Pick<Platform, 'db'>, ip: string): Promise<void> {
  return refund(db, codesPerIp, ip)
}
