import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import type { Quote } from '../../../../contract/checkout.ts'
import { formatAmount } from '../../../../contract/money.ts'
import { amongProvinces, rememberProvince, useStoredProvince } from '../../address/remembered-province.ts'
import { sortProvinces } from '../../address/sort-provinces.rule.ts'
import { shallowSchema } from '../../api/api.ts'
import { browserApi } from '../../api/browser-api.ts'
import { useSiteSettings } from '../../api/site-settings.ts'
import { formatDay } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { withQuery } from '../../paths.ts'
import { useLastError } from '../../ui/hooks/use-last-error.ts'
import { InlineError } from '../../ui/inline-error.tsx'
import { productTexts } from '../size-chart/product-texts.ts'
import type { LoadedProduct } from './load-product.ts'

type DeliveryEstimateProps = {
  areas: NonNullable<LoadedProduct['areas']>
  price: number
  leadDays: number | undefined
  /** The fees of all places, until that of the chosen one is known. */
  children: ReactNode
}

/** The delivery date and fee for a chosen province, initially the shop's own. */
export function DeliveryEstimate({ areas, price, leadDays, children }: DeliveryEstimateProps) {
  const { t } = useTranslation('shop', productTexts)
  const id = useId()
  const { brand } = useSiteSettings()
  const stored = useStoredProvince()
  // Sorting 34 names is a fiftieth of rendering the page, and the server shows none.
  const provinces =
    stored === undefined
      ? []
      : sortProvinces(
          areas.flatMap((area) => area.provinces),
          brand.city,
        )
  const province = amongProvinces(stored, provinces)
  const question = withQuery('/api/shipping/quote', { province, subTotal: price, leadDays })
  const quoted = useQuery({
    queryKey: ['quote', question],
    queryFn: ({ signal }) => readQuote(question, signal),
    enabled: province !== undefined,
    staleTime: 600_000,
    placeholderData: (previous) => previous,
    retry: false,
  })
  const { data: quote, isPlaceholderData } = quoted
  const isRefused = useLastError(quoted) !== null
  if (province === undefined || !(quote || isRefused)) return children
  return (
    <div className="delivery-estimate">
      <label htmlFor={id}>{t('product.deliverTo')}</label>
      <select id={id} value={province} onChange={(event) => rememberProvince(event.target.value)}>
        {provinces.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      {isRefused && <InlineError text={t('product.quoteFailed')} isRetrying={quoted.isFetching} onRetry={() => void quoted.refetch()} />}
      {quote && !isRefused && <QuoteLine quote={quote} isOld={isPlaceholderData} />}
    </div>
  )
}

function QuoteLine({ quote, isOld }: { quote: Quote; isOld: boolean }) {
  const { t } = useTranslation('shop', productTexts)
  const language = useLanguage()
  const { shippingFee, deliveryFrom, deliveryTo, beforeTet } = quote
  const days = { from: formatDay(deliveryFrom, language), to: formatDay(deliveryTo, language) }
  function tetText({ tet, places: count }: NonNullable<Quote['beforeTet']>): string {
    const day = formatDay(tet, language)
    return count > 0 ? t('product.beforeTet', { count, day }) : t('product.afterTet', { day })
  }
  return (
    <p aria-live="polite" aria-busy={isOld || undefined}>
      <strong>{deliveryFrom === deliveryTo ? days.from : t('product.between', days)}</strong>
      {' · '}
      {shippingFee > 0 ? formatAmount(shippingFee) : t('product.freeShipping')}
      {beforeTet && <span className="block text-sm">{tetText(beforeTet)}</span>}
    </p>
  )
}

const quoteResponse = shallowSchema<{ data: Quote }>(
  ({ data }) => typeof data?.shippingFee === 'number' && typeof data.deliveryTo === 'string',
)

async function readQuote(question: string, signal: AbortSignal): Promise<Quote> {
  return (await browserApi().get(question, quoteResponse, { signal })).data
}
