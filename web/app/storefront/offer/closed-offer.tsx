import { paths } from '../../paths.ts'
import { PageHead } from '../../seo/page-head.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { CallShop } from '../order/confirm/call-shop.tsx'
import { useOfferTexts } from './offer-texts.ts'

/** The link was used, has expired, or is none of the shop's. */
export function ClosedOffer({ why }: { why: 'draft_used' | 'draft_expired' | 'unknown' }) {
  const { t } = useOfferTexts()
  const title = t(`closed.${why}`)
  return (
    <section className="page-width max-w-xl py-12">
      <PageHead title={title} hidden />
      <h1>{title}</h1>
      <p className="mt-3 text-soft">{t(`closedText.${why}`)}</p>
      <div className="order-contacts mt-6">
        <CallShop />
        {why === 'draft_used' && (
          <ButtonLink to={paths.trackOrder()} look="secondary">
            {t('track')}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
