import { useQuery } from '@tanstack/react-query'
import { useDebouncedValue } from '../ui/hooks/use-debounced-value.ts'
import { formerNameOf, matchesPlace } from './find-place.ts'
import { foundPlacesQuery, type Place } from './place-queries.ts'

/** A place to choose. `former`: the former unit that was typed; `part`: a place within it that was typed. */
export type PlaceOption = Place & { formerly?: string | undefined; part?: string | undefined }

/** What else may be typed: former wards and districts of a province by its code, or of all of them. */
export type PlaceLookup = { level: 'province' } | { level: 'ward'; province: string }

type Typed = { typed: string; value: string; isOpen: boolean }

const leastTyped = 2

/** The places that match what is typed, then those that former names lead to. */
export function usePlaceOptions(places: readonly Place[], lookup: PlaceLookup, { typed, value, isOpen }: Typed) {
  const isTyped = typed.trim() !== '' && typed !== value
  const own = places
    .filter((place) => !isTyped || matchesPlace(place, typed))
    .map((place) => ({ ...place, formerly: isTyped ? formerNameOf(place, typed) : undefined }))
  const wanted = useDebouncedValue(typed.trim())
  const needsLookup = isOpen && isTyped && wanted.length >= leastTyped && (lookup.level === 'ward' || own.length === 0)
  const { data = [], isFetching } = useQuery({
    ...foundPlacesQuery(wanted, lookup.level === 'ward' ? lookup.province : undefined),
    enabled: needsLookup,
  })
  const found = needsLookup && wanted === typed.trim() ? data : []
  const options: PlaceOption[] = [...own]
  const known = new Set(own.map(({ code }) => code))
  for (const { province, ward, former } of found) {
    const place = lookup.level === 'ward' ? ward : province
    if (known.has(place.code)) continue
    known.add(place.code)
    options.push({ ...place, ...(lookup.level === 'ward' ? { formerly: former ?? undefined } : { part: former ?? ward.name }) })
  }
  return { options, isSearching: needsLookup && (isFetching || wanted !== typed.trim()) }
}
