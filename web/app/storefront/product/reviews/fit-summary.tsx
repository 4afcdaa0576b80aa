import type { FitCounts } from '../../../../../contract/reviews.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { productTexts } from '../../size-chart/product-texts.ts'
import { Bar } from './review-bars.tsx'

const kinds = ['tight', 'right', 'loose'] as const

/** How buyers rate the fit of the size; renders nothing without ratings. */
export function FitSummary({ fits }: { fits: FitCounts }) {
  const { t } = useTranslation('shop', productTexts)
  const count = fits.tight + fits.right + fits.loose
  if (count === 0) return null
  return (
    <div className="fit-summary">
      <p id="fit-summary" className="font-bold">
        {t('reviews.fit')}
      </p>
      <ul className="review-bars" aria-labelledby="fit-summary">
        {kinds.map((kind) => (
          <li key={kind} className="review-bar">
            <span>{t(`fit.${kind}`)}</span>
            <Bar share={fits[kind] / count} />
            <span className="text-right">{fits[kind]}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
