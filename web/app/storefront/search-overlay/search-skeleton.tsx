import { Skeleton } from '../../ui/skeleton.tsx'

/** The outline of three products, until there is something to show. */
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
