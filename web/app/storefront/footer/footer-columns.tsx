import { useSiteSettings } from '../../api/site-settings.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { MaybeVietnamese } from '../../ui/maybe-vietnamese.tsx'
import { formatOpeningDays, formatOpeningTimes } from '../opening-hours.rule.ts'
import { FooterColumn } from './footer-column.tsx'
import { FooterLink } from './footer-link.tsx'

/** The specification opens the first link of a column in a new tab. Pages that the owner has not written get no link. */
export function FooterColumns() {
  const { t } = useTranslation(['content', 'common', 'shop'])
  const { stores, hours, policies, hasFaq, categories, collections } = useSiteSettings()
  const hasProducts = categories.some(({ productCount }) => productCount > 0)
  return (
    <>
      {categories.length > 0 && (
        <FooterColumn id="footer-shop" title={t('common:footer.shop')}>
          <FooterLink to={paths.home('categories')} newTab>
            {t('shop:home.categories')}
          </FooterLink>
          {hasProducts && <FooterLink to={paths.home('popular')}>{t('shop:home.popular')}</FooterLink>}
          {collections.length > 0 && <FooterLink to={paths.home('collections')}>{t('shop:home.collections')}</FooterLink>}
        </FooterColumn>
      )}
      <FooterColumn id="footer-helpful" title={t('footer.helpful')}>
        {policies.includes('shipping') && (
          <FooterLink to={paths.policy('shipping')} newTab>
            {t('footer.shippingTerms')}
          </FooterLink>
        )}
        {hasFaq && <FooterLink to={paths.faq()}>{t('footer.faq')}</FooterLink>}
        <FooterLink to={paths.contact()}>{t('footer.contact')}</FooterLink>
      </FooterColumn>
      {(stores.length > 0 || hours.length > 0) && (
        <FooterColumn id="footer-stores" title={t('common:footer.stores')}>
          {stores.map(({ _id, name, address, url }) => (
            <FooterLink key={_id} to={url} newTab>
              <strong className="block">
                <MaybeVietnamese text={name} />
              </strong>
              <MaybeVietnamese text={address} />
            </FooterLink>
          ))}
          <HoursLines />
        </FooterColumn>
      )}
    </>
  )
}

function HoursLines() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { hours } = useSiteSettings()
  return hours.map(({ name, days, open, close }) => (
    <li key={name} className="mt-2">
      <strong className="block">{name}</strong>
      {formatOpeningDays(days, language, t('footer.daily'))}, {formatOpeningTimes({ open, close })}
    </li>
  ))
}
