import { Skeleton } from '../../ui/skeleton.tsx'

/** Placeholders for three products while the search loads. */
export function SearchSkeleton() {
  return (
    <div className="quick-wait">
      {[1, 2, 3].map((row) => (
        <div key={row} className="quick-product">
          <Skeleton className="quick-picture" />
          <span className="quick-product-text">
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-4 w-1/2" />
          </span>
        </div>
      ))}
    </div>
  )
}
