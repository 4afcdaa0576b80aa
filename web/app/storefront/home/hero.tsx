import type { Banner } from '../../../../contract/content.ts'
import { useBilingual } from '../../i18n/use-bilingual.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { BannerPicture } from './banner-picture.tsx'
import { HeroFrame } from './hero-frame.tsx'

/** The first banner: its picture is the largest thing of the first screen. */
export function Hero({ banner }: { banner: Banner }) {
  const read = useBilingual()
  const to = banner.link?.startsWith('/') ? banner.link : paths.products()
  return (
    <HeroFrame picture={<BannerPicture banner={banner} sizes="100vw" eager />}>
      <h1 className="hero-heading">{read(banner.title)}</h1>
      {banner.subtitle && <p className="hero-text">{read(banner.subtitle)}</p>}
      <ButtonLink to={to}>{read(banner.cta) || read(banner.title)}</ButtonLink>
    </HeroFrame>
  )
}
