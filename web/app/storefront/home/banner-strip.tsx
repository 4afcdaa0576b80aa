import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { BannerPicture } from './banner-picture.tsx'
import type { ShownBanner } from './load-home.ts'

/** An additional banner between the sections; the whole banner is one link. */
export function BannerStrip({ banner }: { banner: ShownBanner }) {
  const to = banner.link ?? paths.products()
  return (
    <section className="page-width home-section home-banner offscreen">
      <Link to={to} className="banner-strip">
        <BannerPicture banner={banner} sizes="(width >= 75rem) 1200px, 100vw" />
        <span className="banner-strip-text">
          <span className="banner-strip-title">{banner.title}</span>
          {banner.subtitle && <span>{banner.subtitle}</span>}
          {banner.cta && <span className="banner-strip-cta">{banner.cta}</span>}
        </span>
      </Link>
    </section>
  )
}
