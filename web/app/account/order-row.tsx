import { formatAmount } from '../../../contract/money.ts'
import type { Order } from '../../../contract/orders.ts'
import { formatDay } from '../i18n/format-date.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { Thumbnail } from '../order/order-items.tsx'
import { isPayable, StatusOf } from '../order/order-status.tsx'
import { usePaymentWords } from '../order/use-payment-words.ts'
import { paths } from '../paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { useAccountTexts } from './account-texts.ts'

const most = 4

/** An order in a list: what it is called, how it stands, what is in it, what it came to. */
export function OrderRow({ order }: { order: Order }) {
  const { t } = useAccountTexts()
  const language = useLanguage()
  const paymentWords = usePaymentWords()
  const { _id, orderNumber, orderDate, items, finalAmount } = order
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <article className="card order-row">
      <div className="order-row-head">
        <h2 className="font-sans text-base font-extrabold">
          <Link to={paths.ownOrder(_id)} className="order-item-name">
            {orderNumber}
          </Link>
        </h2>
        <StatusOf order={order} />
        <p className="text-sm text-soft">{formatDay(orderDate, language)}</p>
      </div>
      <ul className="order-row-pictures" aria-label={items.map(({ product }) => product.name).join(', ')}>
        {items.slice(0, most).map(({ product, color, size }) => (
          <li key={`${product._id} ${color} ${size}`}>
            <Thumbnail image={product.image} />
          </li>
        ))}
        {items.length > most && <li className="order-row-more">{t('orders.more', { count: items.length - most })}</li>}
      </ul>
      <div className="order-row-foot">
        <p>
          <strong>{formatAmount(finalAmount)}</strong>
          <span className="text-sm text-soft"> · {t('orders.items', { count: pieces })}</span>
          <span className="block text-sm text-soft">{paymentWords(order)}</span>
        </p>
        <div className="flex flex-wrap gap-2">
          {isPayable(order) && <ButtonLink to={paths.payment(_id)}>{t('order:pay.button')}</ButtonLink>}
          <ButtonLink look="secondary" to={paths.ownOrder(_id)} aria-label={t('orders.seeOf', { order: orderNumber })}>
            {t('orders.see')}
          </ButtonLink>
        </div>
      </div>
    </article>
  )
}
