import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { BannerPicture } from './banner-picture.tsx'
import type { ShownBanner } from './load-home.ts'

/** The second banner, from edge to edge. On a phone its text stands above the picture, or on the calm upper part of one drawn for phones. */
export function BannerBand({ banner }: { banner: ShownBanner }) {
  return (
    <section className={`banner-band offscreen${banner.mobileImage ? ' banner-band-tall' : ''}`}>
      <BannerPicture banner={banner} sizes="100vw" />
      <div className="page-width banner-band-text">
        <h2 className="banner-band-title">{banner.title}</h2>
        {banner.subtitle && <p>{banner.subtitle}</p>}
        <ButtonLink to={banner.link ?? paths.products()}>{banner.cta || banner.title}</ButtonLink>
      </div>
    </section>
  )
}
