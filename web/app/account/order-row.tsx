import { formatAmount } from '../../../contract/money.ts'
import { awaitsMoney } from '../../../contract/orders/order-awaits.rule.ts'
import type { Order } from '../../../contract/orders/orders.ts'
import { formatDay } from '../i18n/format-date.ts'
import { useBilingual } from '../i18n/use-bilingual.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { Thumbnail } from '../order/order-items.tsx'
import { OrderStatusOf } from '../order/order-status.tsx'
import { usePaymentText } from '../order/use-payment-text.ts'
import { paths } from '../paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { useAccountTexts } from './account-texts.ts'

const maxThumbnails = 4

/** An order in a list: number, status, items and total. */
export function OrderRow({ order }: { order: Order }) {
  const { t } = useAccountTexts()
  const language = useLanguage()
  const read = useBilingual()
  const paymentText = usePaymentText()
  const { _id, orderNumber, orderDate, items, finalAmount, pickup } = order
  const unitCount = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <article className="card order-row">
      <div className="order-row-head">
        <h2 className="font-sans text-base font-extrabold">
          <Link to={paths.ownOrder(_id)} className="order-item-name">
            {orderNumber}
          </Link>
        </h2>
        <OrderStatusOf order={order} />
        <p className="text-sm text-soft">{formatDay(orderDate, language)}</p>
      </div>
      <ul className="order-row-pictures" aria-label={items.map(({ product }) => product.name).join(', ')}>
        {items.slice(0, maxThumbnails).map(({ product, color, size }) => (
          <li key={`${product._id} ${color} ${size}`}>
            <Thumbnail image={product.image} />
          </li>
        ))}
        {items.length > maxThumbnails && <li className="order-row-more">{t('orders.more', { count: items.length - maxThumbnails })}</li>}
      </ul>
      <div className="order-row-foot">
        <p>
          <strong>{formatAmount(finalAmount)}</strong>
          <span className="text-sm text-soft"> · {t('orders.items', { count: unitCount })}</span>
          <span className="block text-sm text-soft">{paymentText(order)}</span>
          {pickup && <span className="block text-sm text-soft">{t('checkout:checkout.pickup', { store: read(pickup.name) })}</span>}
        </p>
        <div className="flex flex-wrap gap-2">
          {awaitsMoney(order) && <ButtonLink to={paths.payment(_id)}>{t('order:pay.button')}</ButtonLink>}
          <ButtonLink look="secondary" to={paths.ownOrder(_id)} aria-label={t('orders.seeOf', { order: orderNumber })}>
            {t('orders.see')}
          </ButtonLink>
        </div>
      </div>
    </article>
  )
}
