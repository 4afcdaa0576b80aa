import { formatAmount } from '../../../../contract/money.ts'
import type { OrderOffer } from '../../../../contract/orders/order-offers.ts'
import { Thumbnail } from '../../order/order-items.tsx'
import { MaybeVietnamese } from '../../ui/maybe-vietnamese.tsx'
import { useOfferTexts } from './offer-texts.ts'

/** The items of the order at today's prices. */
export function OfferItems({ offer: { items, note } }: { offer: OrderOffer }) {
  const { t } = useOfferTexts()
  return (
    <section className="card order-card" aria-labelledby="offer-items">
      <h2 id="offer-items" className="text-xl">
        {t('items')}
      </h2>
      <ul className="mt-2">
        {items.map(({ name, image, color, size, quantity, wishes, total, problem }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an offer never move
          <li key={at} className="summary-item">
            <Thumbnail image={image} />
            <div className="summary-text">
              <div className="min-w-[min(7rem,100%)] flex-1">
                <p className="font-semibold wrap-anywhere">
                  <MaybeVietnamese text={name} />
                </p>
                <p className="text-sm text-soft">
                  <MaybeVietnamese text={[color, size].filter(Boolean).join(' · ')} />
                </p>
                {wishes.map((wish) => (
                  <p key={wish} className="text-sm text-soft">
                    {wish}
                  </p>
                ))}
                <p className="text-sm text-soft">× {quantity}</p>
                {problem && <p className="font-semibold text-error">{problem}</p>}
              </div>
              <p className="ml-auto font-semibold">{formatAmount(total)}</p>
            </div>
          </li>
        ))}
      </ul>
      {note && (
        <p className="mt-3 whitespace-pre-line wrap-anywhere">
          <strong>{t('note')}: </strong>
          {note}
        </p>
      )}
    </section>
  )
}
