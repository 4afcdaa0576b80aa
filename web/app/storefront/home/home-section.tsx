import { type ReactNode, useId } from 'react'
import { Link } from '../../ui/link.tsx'
import { MaybeVietnamese } from '../../ui/maybe-vietnamese.tsx'

type HomeSectionProps = {
  title: string
  /** The URL fragment of this section. */
  anchor?: string | undefined
  /** Sets its estimated height in home-sections.css. */
  className?: string
  more?: { to: string; label: string; name: string }
  children: ReactNode
}

/** A titled section of the home page, with a link to the full list. */
export function HomeSection({ title, anchor, className = '', more, children }: HomeSectionProps) {
  const id = useId()
  return (
    <section id={anchor} className={`page-width home-section offscreen ${className}`} aria-labelledby={id}>
      <div className="home-section-head">
        <h2 id={id} className="stitched">
          <MaybeVietnamese text={title} />
        </h2>
        {more && (
          <Link to={more.to} className="button button-text" aria-label={more.name}>
            {more.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
