import type { Platform } from '../../platform/platform.ts'
import { admitTry, type Limit, takeBackTry } from '../../platform/rate-limit.ts'

/** Codes are worth money: the twentieth look of a minute is refused, wherever it is taken. */
const codesFromAddress: Limit = { name: 'discount-code', most: 19, seconds: 60 }

/** Counts one look at a code; 429 where it was one too many. */
export function admitCodeTry(platform: Pick<Platform, 'db' | 'config' | 'clock'>, address: string): Promise<void> {
  return admitTry(platform, codesFromAddress, address)
}

/** A code that was right was no guess. */
export function takeBackCodeTry({ db }: Pick<Platform, 'db'>, address: string): Promise<void> {
  return takeBackTry(db, codesFromAddress, address)
}
