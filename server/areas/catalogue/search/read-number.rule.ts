import type { Word } from './fold-words.rule.ts'

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
