import { type ReactNode, useId } from 'react'

/** One matter on a white sheet, with its name. */
export function Card({
  title,
  actions,
  children,
  className = '',
}: {
  title?: string
  actions?: ReactNode
  children: ReactNode
  className?: string
}) {
  const id = useId()
  return (
    <section className={`sheet ${className}`} aria-labelledby={title ? id : undefined}>
      {(title || actions) && (
        <div className="sheet-head">
          {title && <h2 id={id}>{title}</h2>}
          {actions}
        </div>
      )}
      {children}
    </section>
  )
}

/** What defines a thing on the left, its state and the rest on the right; one below the other on a phone. */
export function DetailLayout({ children, side }: { children: ReactNode; side: ReactNode }) {
  return (
    <div className="detail-layout">
      <div className="detail-main">{children}</div>
      <div className="detail-side">{side}</div>
    </div>
  )
}
