import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { BannerPicture } from './banner-picture.tsx'
import { HeroFrame } from './hero-frame.tsx'
import type { ShownBanner } from './load-home.ts'

/** The first banner. Its image is the largest element of the first screen. */
export function Hero({ banner }: { banner: ShownBanner }) {
  const to = banner.link ?? paths.products()
  return (
    <HeroFrame picture={<BannerPicture banner={banner} sizes="100vw" eager />} isTall={banner.mobileImage !== undefined}>
      <h1 className="hero-heading">{banner.title}</h1>
      {banner.subtitle && <p className="hero-text">{banner.subtitle}</p>}
      <ButtonLink to={to}>{banner.cta || banner.title}</ButtonLink>
    </HeroFrame>
  )
}
