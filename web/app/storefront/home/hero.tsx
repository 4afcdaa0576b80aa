import { useBilingual } from '../../i18n/use-bilingual.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { BannerPicture } from './banner-picture.tsx'
import { HeroFrame } from './hero-frame.tsx'
import type { ShownBanner } from './load-home.ts'

/** The first banner. Its image is the largest element of the first screen. */
export function Hero({ banner }: { banner: ShownBanner }) {
  const read = useBilingual()
  const to = banner.link ?? paths.products()
  return (
    <HeroFrame picture={<BannerPicture banner={banner} sizes="100vw" eager />}>
      <h1 className="hero-heading">{read(banner.title)}</h1>
      {banner.subtitle && <p className="hero-text">{read(banner.subtitle)}</p>}
      <ButtonLink to={to}>{read(banner.cta) || read(banner.title)}</ButtonLink>
    </HeroFrame>
  )
}
