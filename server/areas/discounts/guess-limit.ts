import type { Platform } from '../../platform/platform.ts'
import { admitTry, type Limit, takeBackTry } from '../../platform/rate-limit.ts'

/** Codes are worth money: the twentieth look of a minute from one IP is refused, at whichever route. */
const codesFromIp: Limit = { name: 'discount-code', most: 19, seconds: 60 }

/** Counts one look at a code; 429 where it was one too many. */
export function admitCodeTry(platform: Pick<Platform, 'db' | 'config' | 'clock'>, ip: string): Promise<void> {
  return admitTry(platform, codesFromIp, ip)
}

/** A code that was right was no guess. */
export function takeBackCodeTry({ db }: Pick<Platform, 'db'>, ip: string): Promise<void> {
  return takeBackTry(db, codesFromIp, ip)
}
