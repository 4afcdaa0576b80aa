import type { Word } from '../fold-words.rule.ts'

const digits: Record<string, number> = {
  ...{ mot: 1, hai: 2, ba: 3, bon: 4, tu: 4, nam: 5, lam: 5, nham: 5, sau: 6, bay: 7, bai: 7, tam: 8, chin: 9 },
}

/** A number of two or three words from 11 to 99: "mười tám", "hai mươi", "chín mươi lăm". */
export function readTens(words: readonly Word[], at: number): { value: number; length: number } | undefined {
  const first = words[at]?.folded ?? ''
  if (first !== 'muoi' && digits[first] === undefined) return undefined
  const second = words[at + 1]?.folded ?? ''
  const third = words[at + 2]?.folded ?? ''
  if (first === 'muoi') return digits[second] === undefined ? undefined : { value: 10 + digits[second], length: 2 }
  const tens = digits[first]
  if (tens === undefined || tens < 2 || !/^(muoi|chuc)$/.test(second)) return undefined
  const unit = third === 'tu' || second === 'chuc' ? undefined : digits[third]
  return unit === undefined ? { value: tens * 10, length: 2 } : { value: tens * 10 + unit, length: 3 }
}

/** Numbers in one word. */
export const numbers: Record<string, string> = {
  ...{ mot: '1', hai: '2', ba: '3', bon: '4', nam: '5', sau: '6', bay: '7', tam: '8', chin: '9', muoi: '10' },
  ...{ one: '1', two: '2', three: '3', four: '4', five: '5', six: '6', seven: '7', eight: '8', nine: '9', ten: '10', twelve: '12' },
}

/** A digit, also as a word. */
export function digitAt(words: readonly Word[], at: number): string | undefined {
  const word = words[at]?.folded ?? ''
  const digit = numbers[word] ?? word
  return /^[1-9]$/.test(digit) ? digit : undefined
}

/** "1m05", "1m1", "1 mét 05", "1.05m", "m05". */
export function readMeters(
  words: readonly Word[],
  at: number,
  lead: { isTall: boolean; isChild: boolean },
): { value: { cm: number }; length: number } | undefined {
  const word = words[at]?.folded ?? ''
  const next = words[at + 1]?.folded ?? ''
  const written = /^1(?:m|met)(\d{1,2})?$/.exec(word) ?? (lead.isTall || lead.isChild ? /^m(\d{1,2})$/.exec(word) : null)
  if (written) {
    const isMeant = lead.isTall || written[1] !== undefined
    return isMeant ? { value: { cm: 100 + Number((written[1] ?? '0').padEnd(2, '0')) }, length: 1 } : undefined
  }
  const decimal = /^([01])[.,](\d{1,2})(m|met)?$/.exec(word)
  if (decimal && (decimal[3] || /^(m|met)$/.test(next))) {
    return { value: { cm: Number(decimal[1]) * 100 + Number((decimal[2] ?? '').padEnd(2, '0')) }, length: decimal[3] ? 1 : 2 }
  }
  const isOne = /^(1|mot)$/.test(word)
  if (isOne ? !/^(m|met)$/.test(next) || (next === 'm' && !lead.isTall) : word !== 'met' || !(lead.isTall || lead.isChild)) return undefined
  const length = isOne ? 2 : 1
  const more = readCentimeters(words, at + length)
  return more || isOne ? { value: { cm: 100 + (more?.value ?? 0) }, length: length + (more?.length ?? 0) } : undefined
}

/** What follows a metre: "05", "1", "hai", "mười lăm", "lẻ năm". */
function readCentimeters(words: readonly Word[], at: number): { value: number; length: number } | undefined {
  const word = words[at]?.folded ?? ''
  if (/^\d{1,2}$/.test(word)) return { value: Number(word.padEnd(2, '0')), length: 1 }
  const tens = readTens(words, at)
  if (tens) return tens
  const isSmall = /^(le|linh)$/.test(word)
  const digit = digitAt(words, at + (isSmall ? 1 : 0))
  if (isSmall) return digit ? { value: Number(digit), length: 2 } : undefined
  return digit ? { value: Number(digit) * 10, length: 1 } : undefined
}
