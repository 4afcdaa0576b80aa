import { useBilingual } from '../../i18n/use-bilingual.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { KeptPart } from '../../kept-part.tsx'
import { Art } from '../../ui/art.tsx'
import { MaybeVietnamese } from '../../ui/maybe-vietnamese.tsx'
import { SubscribeForm } from '../newsletter/subscribe-form.tsx'
import { OwnerLines } from '../owner-lines.tsx'
import { SocialLinks } from '../social-links.tsx'
import { ShopContext, useShop } from '../use-shop.ts'
import { DirectLinks } from './direct-links.tsx'
import { FooterColumns } from './footer-columns.tsx'

/** The same on every page: made once for all of them. */
export function ShopFooter() {
  const shop = useShop()
  return (
    <KeptPart as="footer" data={shop} className="shop-footer veiled">
      <ShopContext value={shop}>
        <FooterInside />
      </ShopContext>
    </KeptPart>
  )
}

function FooterInside() {
  const { t } = useTranslation('content')
  const read = useBilingual()
  const { brand, owner, footerNote } = useShop()
  return (
    <>
      <div className="page-width footer-top">
        <div className="footer-brand">
          <p className="logo">
            <Art name="logo" className="logo-mark" />
            <MaybeVietnamese text={brand.name} />
          </p>
          <p className="max-w-xs">{read(brand.tagline)}</p>
          <SocialLinks className="footer-social" />
        </div>
        <section aria-labelledby="newsletter-title">
          <h2 id="newsletter-title" className="footer-heading">
            {t('newsletter.title')}
          </h2>
          <p className="mb-3">{t('newsletter.lead')}</p>
          <SubscribeForm fieldId="footer-email" />
        </section>
      </div>
      <div className="page-width footer-grid">
        <FooterColumns />
        {Object.values(owner).some(Boolean) && (
          <section aria-labelledby="seller-title" className="footer-seller">
            <h2 id="seller-title" className="footer-heading">
              {t('policies.seller')}
            </h2>
            <ul className="owner-lines">
              <OwnerLines />
            </ul>
          </section>
        )}
      </div>
      <div className="page-width">
        <DirectLinks />
        <p className="footer-note">{[brand.name, read(footerNote)].filter(Boolean).join(' · ')}</p>
      </div>
    </>
  )
}
