import type { ReactNode } from 'react'

/**
 * Text at the left on linen, the image behind it at the right; indigo with a pinked edge at the top, where the header is white. On a
 * phone the image is above the text; `isTall`: it was drawn for phones.
 */
export function HeroFrame({ picture, isTall = false, children }: { picture: ReactNode; isTall?: boolean; children: ReactNode }) {
  return (
    <section className={isTall ? 'hero hero-tall' : 'hero'}>
      <div className="hero-picture">{picture}</div>
      <div aria-hidden="true" className="hero-dip" />
      <div className="page-width hero-caption">
        <div className="hero-column">{children}</div>
      </div>
      <div aria-hidden="true" className="stitch-line hero-seam" />
    </section>
  )
}
