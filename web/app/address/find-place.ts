import { stripDiacritics } from '../../../contract/text.ts'
import type { Place } from './place-queries.ts'

/** The short name, folded: "Thành phố Huế" becomes "hue". */
export function shortName(name: string): string {
  return stripDiacritics(name)
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^(?:tinh|thanh pho|tp\.?|phuong|xa|thi tran|dac khu) (?=.)/, '')
}

/** Whether every typed word, with or without diacritics, occurs in the name, or in another name of the place. */
export function matchesPlace(place: Place, typed: string): boolean {
  return includesWords(place.name, typed) || otherNameOf(place, typed) !== undefined
}

/** The other name of a place that is typed ("hcm", "sai gon"), or the former province ("binh duong"). */
export function otherNameOf({ alsoNamed = [], former = [] }: Place, typed: string): string | undefined {
  const wanted = letters(shortName(typed))
  if (wanted === '') return undefined
  return former.find((name) => includesWords(name, typed)) ?? alsoNamed.find((name) => letters(name).startsWith(wanted))
}

/** The former province that is typed, unless the place itself is called so. */
export function formerNameOf(place: Place, typed: string): string | undefined {
  if (includesWords(place.name, typed)) return undefined
  const name = otherNameOf(place, typed)
  return name !== undefined && place.former?.includes(name) ? name : undefined
}

function includesWords(name: string, typed: string): boolean {
  const folded = stripDiacritics(name)
  return stripDiacritics(typed)
    .trim()
    .split(/\s+/)
    .every((word) => folded.includes(word))
}

function letters(name: string): string {
  return stripDiacritics(name).replace(/[^a-z0-9]+/g, '')
}

/** The one place with this full name, however it is written; undefined if there are several or none. */
export function findPlaceByName(places: readonly Place[], written: string): Place | undefined {
  const exact = places.find(({ name }) => name === written.trim())
  if (exact) return exact
  const wanted = shortName(written)
  if (wanted === '') return undefined
  const found = places.filter(({ name }) => shortName(name) === wanted)
  if (found.length > 0) return found.length === 1 ? found[0] : undefined
  const others = places.filter(({ alsoNamed = [], former = [] }) =>
    [...alsoNamed, ...former].some((name) => letters(name) === letters(wanted)),
  )
  return others.length === 1 ? others[0] : undefined
}
