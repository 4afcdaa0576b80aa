import { Skeleton } from '../../ui/skeleton.tsx'

/** Placeholder rows of the size of orders, while others load. */
export function OrdersSkeleton() {
  return (
    <div aria-busy="true" className="mt-6 grid gap-4">
      {[1, 2, 3].map((row) => (
        <div key={row} className="card order-row">
          <Skeleton className="h-6 w-48" />
          <Skeleton className="h-20 w-36" />
          <Skeleton className="h-6 w-32" />
        </div>
      ))}
    </div>
  )
}
