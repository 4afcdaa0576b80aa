import { randomInt } from 'node:crypto'
import { vietnamDay } from '../../../contract/vietnam-time.ts'

/** Crockford's digits: no I, L, O or U, so that a number can be read aloud without mistakes. */
export const crockfordDigits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Draws an order number: the day in Vietnam and four random digits, `MM261121-7KQ4`. Not yet checked to be unique. */
export function drawOrderNumber(now: Date): string {
  const day = vietnamDay(now).replaceAll('-', '').slice(2)
  const drawn = Array.from({ length: 4 }, () => crockfordDigits[randomInt(crockfordDigits.length)]).join('')
  return `MM${day}-${drawn}`
}
