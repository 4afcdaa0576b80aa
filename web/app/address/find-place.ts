import { stripDiacritics } from '../../../contract/text.ts'
import type { Place } from './place-queries.ts'

/** The short name, folded: "Thành phố Huế" becomes "hue". */
export function shortName(name: string): string {
  return stripDiacritics(name)
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^(?:tinh|thanh pho|tp\.?|phuong|xa|thi tran|dac khu) (?=.)/, '')
}

/** Whether every typed word, with or without diacritics, occurs in the name. */
export function matchesPlace({ name }: Place, typed: string): boolean {
  const folded = stripDiacritics(name)
  return stripDiacritics(typed)
    .trim()
    .split(/\s+/)
    .every((word) => folded.includes(word))
}

/** The one place with this full name, however it is written; undefined if there are several or none. */
export function findPlaceByName(places: readonly Place[], written: string): Place | undefined {
  const exact = places.find(({ name }) => name === written.trim())
  if (exact) return exact
  const wanted = shortName(written)
  const found = wanted === '' ? [] : places.filter(({ name }) => shortName(name) === wanted)
  return found.length === 1 ? found[0] : undefined
}
