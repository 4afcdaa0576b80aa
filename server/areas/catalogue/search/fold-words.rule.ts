import { stripDiacritics } from '../../../../contract/text.ts'

/** A word without diacritics, the same with them (see {@link accented}), as it is written, and its place in the text. */
export type Word = { folded: string; exact: string; text: string; start: number; end: number }

const tones = /[\u0300\u0301\u0303\u0309\u0323]/g
const wordPattern = /\p{N}+(?:[.,]\p{N}+)*[\p{L}\p{M}\p{N}]*|[\p{L}\p{M}\p{N}]+|[<>≤≥~+$€–—-]/gu

/** Letters and digits; numbers keep their points, and the signs of a price are words. */
export function splitWords(text: string): Word[] {
  const words: Word[] = []
  for (const { 0: typed, index } of text.matchAll(wordPattern)) {
    const folded = /^[–—]$/.test(typed) ? '-' : stripDiacritics(typed)
    if (folded !== '') words.push({ folded, exact: accented(typed), text: typed, start: index, end: index + typed.length })
  }
  return words
}

/** The words of a name, without signs. */
export function nameWords(text: string | null | undefined): Word[] {
  return splitWords((text ?? '').normalize('NFC')).filter(({ folded }) => /[\p{L}\p{N}]/u.test(folded))
}

/** In lower case with the tone at the end, so that "hoà" and "hòa" are one spelling. Words without diacritics stay as they are. */
export function accented(word: string): string {
  const decomposed = word.toLowerCase().normalize('NFD')
  const tone = decomposed.match(tones)?.[0] ?? ''
  return (decomposed.replace(tones, '') + tone).normalize('NFC')
}

/** Singular of an English plural; a Vietnamese syllable never ends in "s". */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss') || !/^[a-z]+$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return /(?:s|x|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}

export function foldedWords(text: string | null | undefined): string[] {
  return nameWords(text).map(({ folded }) => folded)
}

const garment = accented('áo')

/** "Áo": what is worn above, of any kind. */
export function isGarment({ folded, exact }: Word): boolean {
  return exact === garment || (folded === 'ao' && exact === folded)
}
