import { type ReactNode, useId } from 'react'

/** One topic on a white sheet, with a heading. */
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

/** Main fields on the left, state and secondary fields on the right; stacked on a phone. */
export function DetailLayout({ children, side }: { children: ReactNode; side: ReactNode }) {
  return (
    <div className="detail-layout">
      <div className="detail-main">{children}</div>
      <div className="detail-side">{side}</div>
    </div>
  )
}
