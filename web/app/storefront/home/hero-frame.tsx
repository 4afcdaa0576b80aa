import type { ReactNode } from 'react'

/** Text at the left on linen, the image behind it at the right; indigo at the top, where the header is white. */
export function HeroFrame({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <section className="hero">
      <div className="hero-picture">{picture}</div>
      <div aria-hidden="true" className="hero-dip" />
      <div className="page-width hero-caption">
        <div className="hero-column">{children}</div>
      </div>
      <div aria-hidden="true" className="stitch-line hero-seam" />
    </section>
  )
}
