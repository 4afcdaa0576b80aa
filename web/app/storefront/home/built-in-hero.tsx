import { useSiteSettings } from '../../api/site-settings.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { MaybeVietnamese } from '../../ui/maybe-vietnamese.tsx'
import { HeroFrame } from './hero-frame.tsx'
import { WashingLine } from './washing-line.tsx'

/** Shown without a banner: a drawing, the shop's name and the owner's description. */
export function BuiltInHero() {
  const { t } = useTranslation('shop')
  const { brand, intro, categories } = useSiteSettings()
  const words = intro || brand.tagline
  return (
    <HeroFrame picture={<WashingLine />}>
      <h1 className="hero-heading">
        <MaybeVietnamese text={brand.name} />
      </h1>
      {words && <p className="hero-text">{words}</p>}
      {categories.some(({ productCount }) => productCount > 0) && <ButtonLink to={paths.products()}>{t('home.heroButton')}</ButtonLink>}
    </HeroFrame>
  )
}
