import type { Review } from '../../../../../contract/reviews.ts'
import { useSiteSettings } from '../../../api/site-settings.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { MaybeVietnamese } from '../../../ui/maybe-vietnamese.tsx'
import { productTexts } from '../../size-chart/product-texts.ts'

/** The shop's public reply, below the review. */
export function ReviewReply({ reply }: { reply: NonNullable<Review['reply']> }) {
  const { t } = useTranslation('shop', productTexts)
  const { brand } = useSiteSettings()
  return (
    <div className="review-reply">
      <p className="font-bold">{t('reviews.reply', { shop: brand.name })}</p>
      <p className="whitespace-pre-line">
        <MaybeVietnamese text={reply.text} />
      </p>
    </div>
  )
}
