import { wishesOf } from '../../../../../contract/gifts/gift-wishes.ts'
import { isPickedUp } from '../../../../../contract/orders/is-picked-up.rule.ts'
import type { Order } from '../../../../../contract/orders/orders.ts'
import { checkoutTexts } from '../../../address/checkout-texts.ts'
import { useTextLanguage } from '../../../i18n/use-text-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { OrderTotals } from '../../../order/order-totals.tsx'
import { useOrderedPersonalization } from '../../../personalization/use-ordered-personalization.ts'
import { SummaryItem } from '../summary-item.tsx'

export function ReceiptItems({ order }: { order: Order }) {
  const { t } = useTranslation('checkout', checkoutTexts)
  const languageOf = useTextLanguage()
  const inLanguage = useOrderedPersonalization()
  return (
    <section className="card mt-6 p-6" aria-label={t('success.items')}>
      <h2 className="text-xl">{t('success.items')}</h2>
      <ul className="summary-items mt-2">
        {order.items.map(({ product, color, size, personalization, price, quantity, total }, at) => (
          <SummaryItem
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never move
            key={at}
            name={product.name}
            nameLanguage={languageOf(product.name)}
            choice={[color, size]}
            personalization={inLanguage(personalization)}
            unitPrice={price}
            quantity={quantity}
            total={total}
            picture={product.image && <img src={product.image} alt="" width={64} height={80} className="size-full object-cover" />}
          />
        ))}
      </ul>
      <OrderTotals {...order} isWrapped={wishesOf(order.gift).wrap === true} total={order.finalAmount} isPickup={isPickedUp(order)} />
    </section>
  )
}
