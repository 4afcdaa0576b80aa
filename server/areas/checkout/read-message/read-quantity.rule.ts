import type { MessagePhrase } from '../../catalogue/catalogue.ts'
import { foldedAs, type MessageText, type Range } from './message-text.rule.ts'

export const numbers: Readonly<Record<string, number>> = {
  ...{ mot: 1, hai: 2, ba: 3, bon: 4, nam: 5, sau: 6 },
  ...{ one: 1, two: 2, three: 3, four: 4 },
}
const written = { mot: ['một'], hai: ['hai'], ba: ['ba'], bon: ['bốn'], nam: ['năm'], sau: ['sáu'] }

/** A range without its marks, where "bà" is no "ba": for what is read by numbers. */
export function foldedAmounts(message: MessageText, range: Range): string {
  // "Bộ ba khăn" is one set.
  return foldedAs(message, range, written).replace(/\bbo (?:ba|3)(?= khan)/g, (set) => `bo ${'_'.repeat(set.length - 3)}`)
}

export const classifiers = 'cai|cay|chiec|bo|con|doi|cap|set|mon|c|em|hop|combo|chiec'
export const eachColor = /\bmoi (?:mau|loai mau)\b(?: (?:la )?(\d{1,2}|mot|hai))?|\b(\d{1,2}|mot) (?:cai |bo |chiec )?moi mau\b/
export const eachKind =
  /\bmoi (?:thu|loai|mon|kieu|cai|ma|mau ma)\b(?: (?:la )?(\d{1,2}|mot|hai))?|\b(\d{1,2}|mot) (?:cai |bo )?moi (?:thu|loai|mon|kieu|ma)\b/

/** "2 váy", "váy x2", "2 cái", "sl: 2", "hai bộ"; undefined without a number. Numbers of sizes and codes do not count. */
export function quantityOf(message: MessageText, range: Range, { size, skus }: MessagePhrase): number | undefined {
  let text = foldedAmounts(message, range)
  // "One 2Y": the size is after its amount.
  const amount = size ? (/^(?:one|two|three|four|\d{1,2}) (?=\d)/.exec(text.slice(size.start))?.[0].length ?? 0) : 0
  for (const part of [...(size ? [{ start: size.start + amount, end: size.end }] : []), ...skus])
    text = text.slice(0, part.start) + '_'.repeat(part.end - part.start) + text.slice(part.end)
  // "Cho 2 cháu 3 cái", "cháu lên 4", "cả hai".
  text = text.replace(
    /\bcho (?:\d|hai|ba) (?=(?:be|chau|dua|con|nhoc) (?:[a-z]+ ){0,2}(?:\d|mot|hai|ba) )|\b(?:len|gan|hon|tron|ca) (?:\d{1,2}|hai|ba)(?![\w-])/g,
    (other) => '_'.repeat(other.length),
  )
  text = text.replace(/\b(?:size|sz|sai|co) \d{1,2}(?![\d-])(?! (?:cai|chiec|bo|con|doi|cap))/, (size) => '_'.repeat(size.length))
  // "Bộ ba khăn" is one set.
  text = text
    .replace(/\bbo (?:ba|3)(?= |$)/, (set) => 'x'.repeat(set.length))
    .replace(/\b(?:set|pack) of (?:three|\d)/, (set) => 'x'.repeat(set.length))
  const words = Object.keys(numbers).join('|')
  const number = `(\\d{1,2}|${words})`
  const patterns = [
    /(?:^|[\s_])(?:x|sl|so luong)\s?[:.=]?\s?(\d{1,2})(?![\d\p{L}])/u,
    /(?:^|\s)(\d{1,2})\s?x(?!\p{L})/u,
    /\((\d{1,2})\)/,
    // "Thỏ bông 2 bé".
    /(?:\btho\b.*\s|^)(\d{1,2}) be(?![a-z])/,
    // "Ba Thắm hai cái": a number word may be a name.
    new RegExp(`(?:^|[\\s_-])(${words})\\s(?:${classifiers})(?![\\p{L}\\d])`, 'u'),
    new RegExp(
      `^(?:[a-z]+\\s+){0,7}?${number}\\s+(?=[a-z_])(?!(?:thang|tuoi|th|kg|ky|ki|cm|ngay|gio|trieu|questions?|cau|things)(?![a-z]))`,
      'u',
    ),
    new RegExp(`(?:^|[\\s_-])(\\d{1,2})\\s?(?:${classifiers})(?![\\p{L}\\d])`, 'u'),
    /(?:^|[\s_-])(\d{1,2})\s*$/,
  ]
  const each = eachColor.exec(text) ?? eachKind.exec(text)
  const found = each?.[1] ?? each?.[2] ?? patterns.map((pattern) => pattern.exec(text)?.[1]).find((match) => match !== undefined)
  const value = found === undefined ? undefined : (numbers[found] ?? Number(found))
  return value !== undefined && value >= 1 && value <= 50 ? value : undefined
}
