import { useEffect } from 'react'
import { useTetPlaces, useTetTexts } from './use-tet-places.ts'

type TetPlacesReaderProps = { leadDays: readonly number[]; onLabels: (labels: ReadonlyMap<number, string>) => void }

/** Fetches the places and words their badges; a sewing time without places has none. Renders nothing. */
export function TetPlacesReader({ leadDays, onLabels }: TetPlacesReaderProps) {
  const { t } = useTetTexts()
  const places = useTetPlaces(leadDays)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `t` and `onLabels` differ at every render
  useEffect(() => {
    if (!places) return
    const free = places.places.filter((each) => each.places > 0)
    onLabels(new Map(free.map((each) => [each.leadDays, t('card', { count: each.places })])))
  }, [places])
  return null
}
