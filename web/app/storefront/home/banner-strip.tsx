import type { Banner } from '../../../../contract/content.ts'
import { Link } from 'react-router'
import { useLanguage } from '../../i18n/use-language.ts'
import { paths } from '../../paths.ts'
import { BannerPicture } from './banner-picture.tsx'

/** A further banner between the rows; the whole of it is one link. */
export function BannerStrip({ banner }: { banner: Banner }) {
  const language = useLanguage()
  const to = banner.link?.startsWith('/') ? banner.link : paths.products()
  return (
    <section className="page-width home-section">
      <Link to={to} className="banner-strip">
        <BannerPicture banner={banner} sizes="(width >= 75rem) 1200px, 100vw" />
        <span className="banner-strip-words">
          <span className="banner-strip-title">{banner.title[language]}</span>
          {banner.subtitle && <span>{banner.subtitle[language]}</span>}
          {banner.cta && <span className="banner-strip-cta">{banner.cta[language]}</span>}
        </span>
      </Link>
    </section>
  )
}
