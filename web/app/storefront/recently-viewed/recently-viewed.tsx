import { useEffect, useRef, useState } from 'react'
import { useLazyComponent } from '../../ui/lazy/use-lazy-component.ts'
import { useViewedIds } from './viewed-products-store.ts'

const load = async () => (await import('./viewed-row.tsx')).ViewedRow

/** How far below the screen the row begins to load. */
const nearScreen = '600px'

/** The products seen on this device, loaded when the reader comes near; nothing if there are none. Extra: a failure shows nothing. */
export function RecentlyViewed({ except }: { except?: string }) {
  const ids = useViewedIds(except)
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(place, ids.length > 0)
  const { component: ViewedRow } = useLazyComponent(load, isNear)
  return <div ref={place}>{ViewedRow && ids.length > 0 && <ViewedRow ids={ids} />}</div>
}

function useIsNear(place: React.RefObject<HTMLElement | null>, isWanted: boolean): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!isWanted || !place.current) return
    const observer = new IntersectionObserver((entries) => setNear((before) => before || entries.some((entry) => entry.isIntersecting)), {
      rootMargin: `${nearScreen} 0px`,
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place, isWanted])
  return isNear
}
