import { type ReactNode, useState } from 'react'
import { useLazyComponent } from '../../ui/lazy/use-lazy-component.ts'
import type { CardProduct } from '../product-card/card-product.ts'
import { TetLabels } from './tet-labels.ts'

const load = async () => (await import('./tet-places-reader.tsx')).TetPlacesReader

/** Lets the cards inside say how many places are left before Tết. Extra: a failure changes nothing. */
export function TetSeason({ products, children }: { products: readonly CardProduct[]; children: ReactNode }) {
  const [labels, setLabels] = useState<ReadonlyMap<number, string> | null>(null)
  const leadDays = [...new Set(products.flatMap((product) => product.leadDays ?? []))]
  const { component: TetPlacesReader } = useLazyComponent(load, leadDays.length > 0)
  return (
    <TetLabels value={labels}>
      {children}
      {TetPlacesReader && leadDays.length > 0 && <TetPlacesReader leadDays={leadDays} onLabels={setLabels} />}
    </TetLabels>
  )
}
