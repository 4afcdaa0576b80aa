import type { PricedProduct, PriceStep } from '../../../../../contract/admin/prices.ts'
import { formatAmount } from '../../../../../contract/money.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { InlineError } from '../../../ui/inline-error.tsx'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { PricePreviewState } from './use-price-preview.ts'

/** Every price before and after; those that cannot be are first, with the reason. */
export function PricePreviewList({ preview, isAsked }: { preview: PricePreviewState; isAsked: boolean }) {
  const { t } = useTranslation('products')
  const { data, isStale, failure, refetch } = preview
  if (failure) return <InlineError text={failure} isRetrying={isStale} onRetry={() => void refetch()} />
  if (!isAsked || (!data && !isStale)) return null
  if (!data) return <Skeleton className="mt-4 h-24" />
  const { products, problems, unchanged } = data
  return (
    <section className="price-preview" aria-label={t('prices.preview')} aria-busy={isStale || undefined}>
      <p role="status" className={problems > 0 ? 'text-error' : 'text-soft'}>
        {problems > 0 ? t('prices.problems', { count: problems }) : t('prices.changes', { count: products.length })}
        {unchanged > 0 && ` ${t('prices.unchanged', { count: unchanged })}`}
      </p>
      {products.length > 0 && (
        <ScrollRegion label={t('prices.preview')} className="price-preview-list">
          <ul>
            {products.map((product) => (
              <PricedRow key={product._id} product={product} />
            ))}
          </ul>
        </ScrollRegion>
      )}
    </section>
  )
}

/** One product with each of its changed prices. */
export function PricedRow({ product: { name, sku, steps, problem }, note }: { product: PricedProduct; note?: string | null }) {
  return (
    <li data-problem={problem ? true : undefined}>
      <span className="min-w-0">
        <span className="wrap-anywhere block">{name}</span>
        <span className="block text-sm text-soft">{sku}</span>
        {problem && <strong className="block text-sm text-error">{problem}</strong>}
        {note && <span className="block text-sm">{note}</span>}
      </span>
      <span className="price-steps">
        {steps.map((step) => (
          <Step key={step.size} step={step} />
        ))}
      </span>
    </li>
  )
}

function Step({ step: { size, before, after } }: { step: PriceStep }) {
  const { t } = useTranslation('products')
  const isSale = before.salePrice !== after.salePrice
  const [from, to] = isSale ? [before.salePrice, after.salePrice] : [before.price, after.price]
  const labels = [size, isSale && t('prices.sale')].filter(Boolean).join(' · ')
  const text = (amount: number) => (isSale && amount === 0 ? t('prices.none') : formatAmount(amount))
  return (
    <span>
      {labels && <span className="text-sm text-soft">{labels} </span>}
      <span className="sr-only">{t('prices.fromTo', { from: text(from), to: text(to) })}</span>
      <span aria-hidden="true">
        {text(from)} → <strong>{text(to)}</strong>
      </span>
    </span>
  )
}
