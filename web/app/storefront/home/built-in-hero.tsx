import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { HeroFrame } from './hero-frame.tsx'
import { WashingLine } from './washing-line.tsx'

/** Where no banner is set: a drawing of the shop's own, never a grey box. */
export function BuiltInHero() {
  const { t } = useTranslation('shop')
  return (
    <HeroFrame picture={<WashingLine />}>
      <p className="hero-kicker">{t('home.heroKicker')}</p>
      <h1 className="hero-heading">{t('home.heroHeading')}</h1>
      <p className="hero-text">{t('home.heroText')}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.products()}>{t('home.heroButton')}</ButtonLink>
        <ButtonLink to={paths.goodDeals()} look="secondary" className="max-sm:hidden">
          {t('home.heroSecond')}
        </ButtonLink>
      </div>
    </HeroFrame>
  )
}
