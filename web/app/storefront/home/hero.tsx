import type { Banner } from '../../../../contract/content.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { BannerPicture } from './banner-picture.tsx'
import { HeroFrame } from './hero-frame.tsx'

/** The first banner: its picture is the largest thing of the first screen. */
export function Hero({ banner }: { banner: Banner }) {
  const language = useLanguage()
  const to = banner.link?.startsWith('/') ? banner.link : paths.products()
  return (
    <HeroFrame picture={<BannerPicture banner={banner} sizes="100vw" eager />}>
      <h1 className="hero-heading">{banner.title[language]}</h1>
      {banner.subtitle && <p className="hero-text">{banner.subtitle[language]}</p>}
      <ButtonLink to={to}>{banner.cta?.[language] || banner.title[language]}</ButtonLink>
    </HeroFrame>
  )
}
