import { randomInt } from 'node:crypto'
import { crockfordDigits } from './order-number.ts'

/** The code of a gift receipt: 60 random bits, because its holder sees what was given. */
export function drawGiftCode(): string {
  return Array.from({ length: 12 }, () => crockfordDigits[randomInt(crockfordDigits.length)]).join('')
}
