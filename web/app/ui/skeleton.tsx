/** A grey stand-in of the size its classes give it; the container says `aria-busy`. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`skeleton ${className}`} />
}
