import { SiteSettingsContext, useSiteSettings } from '../../api/site-settings.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { CachedFragment } from '../../ui/cached-fragment.tsx'
import { BrandMark } from '../brand-mark.tsx'
import { BusinessDetails } from '../business-details.tsx'
import { SubscribeForm } from '../newsletter/subscribe-form.tsx'
import { SocialLinks } from '../social-links.tsx'
import { DirectLinks } from './direct-links.tsx'
import { FooterColumn } from './footer-column.tsx'
import { FooterColumns } from './footer-columns.tsx'

/** The same on every page, so it is cached as one fragment. */
export function ShopFooter() {
  const settings = useSiteSettings()
  return (
    <CachedFragment as="footer" data={settings} className="shop-footer offscreen">
      <SiteSettingsContext value={settings}>
        <FooterInside />
      </SiteSettingsContext>
    </CachedFragment>
  )
}

function FooterInside() {
  const { t } = useTranslation('content')
  const { brand, owner, footerNote, isMailOn } = useSiteSettings()
  return (
    <>
      <div className="page-width footer-top">
        <div className="footer-brand">
          <p className="logo">
            <BrandMark />
          </p>
          <p className="max-w-xs">{brand.tagline}</p>
          <SocialLinks className="footer-social" />
        </div>
        {isMailOn && (
          <section aria-labelledby="newsletter-title">
            <h2 id="newsletter-title" className="footer-heading">
              {t('newsletter.title')}
            </h2>
            <p className="mb-3">{t('newsletter.lead')}</p>
            <SubscribeForm fieldId="footer-email" />
          </section>
        )}
      </div>
      <div className="page-width footer-grid">
        <FooterColumns />
        {Object.values(owner).some(Boolean) && (
          <FooterColumn id="footer-seller" title={t('policies.seller')}>
            <BusinessDetails />
          </FooterColumn>
        )}
      </div>
      <div className="page-width">
        <DirectLinks />
        <p className="footer-note">{[brand.name, footerNote].filter(Boolean).join(' · ')}</p>
      </div>
    </>
  )
}
