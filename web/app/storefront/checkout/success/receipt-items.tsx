import type { Order } from '../../../../../contract/orders.ts'
import { checkoutTexts } from '../../../address/checkout-texts.ts'
import { useTextLanguage } from '../../../i18n/use-text-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { OrderTotals } from '../../../order/order-totals.tsx'
import { SummaryItem } from '../summary-item.tsx'

export function ReceiptItems({ order }: { order: Order }) {
  const { t } = useTranslation('checkout', checkoutTexts)
  const languageOf = useTextLanguage()
  return (
    <section className="card mt-6 p-6" aria-label={t('success.items')}>
      <h2 className="text-xl">{t('success.items')}</h2>
      <ul className="summary-items mt-2">
        {order.items.map(({ product, color, size, price, quantity, total }) => (
          <SummaryItem
            key={`${product._id} ${color} ${size}`}
            name={product.name}
            nameLanguage={languageOf(product.name)}
            choice={[color, size]}
            unitPrice={price}
            quantity={quantity}
            total={total}
            picture={product.image && <img src={product.image} alt="" width={64} height={80} className="size-full object-cover" />}
          />
        ))}
      </ul>
      <OrderTotals {...order} total={order.finalAmount} />
    </section>
  )
}
