import { wishesOf } from '../../../contract/gifts/gift-wishes.ts'
import { formatAmount } from '../../../contract/money.ts'
import { isPickedUp } from '../../../contract/orders/is-picked-up.rule.ts'
import type { Order, OrderItem } from '../../../contract/orders/orders.ts'
import { useTextLanguage } from '../i18n/use-text-language.ts'
import { paths } from '../paths.ts'
import { PersonalizationLines } from '../personalization/personalization-lines.tsx'
import { useOrderedPersonalization } from '../personalization/use-ordered-personalization.ts'
import { Link } from '../ui/link.tsx'
import { MaybeVietnamese } from '../ui/maybe-vietnamese.tsx'
import { useOrderTexts } from './order-texts.ts'
import { OrderTotals } from './order-totals.tsx'
import { thumbnailUrl } from './thumbnail-url.ts'

/** The items with the names and prices of the order date, and the totals. */
export function OrderItems({ order }: { order: Order }) {
  const { t } = useOrderTexts()
  const canReview = order.status === 'delivered' && order.userId !== null
  return (
    <section className="card order-card" aria-labelledby="items-title">
      <h2 id="items-title" className="text-xl">
        {t('items.title')}
      </h2>
      <ul className="mt-2">
        {order.items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never move
          <Item key={at} item={item} canReview={canReview} />
        ))}
      </ul>
      <OrderTotals {...order} isWrapped={wishesOf(order.gift).wrap === true} total={order.finalAmount} isPickup={isPickedUp(order)} />
    </section>
  )
}

function Item({
  item: { product, color, size, personalization, price, quantity, total, isCustom, note },
  canReview,
}: {
  item: OrderItem
  canReview: boolean
}) {
  const { t } = useOrderTexts()
  const languageOf = useTextLanguage()
  const inLanguage = useOrderedPersonalization()
  return (
    <li className="summary-item">
      <Thumbnail image={product.image} />
      <div className="summary-text">
        <div className="min-w-[min(7rem,100%)] flex-1">
          {isCustom ? (
            <p className="order-item-name" lang={languageOf(product.name)}>
              {product.name}
            </p>
          ) : (
            <Link to={paths.product(product.slug)} className="order-item-name" lang={languageOf(product.name)}>
              {product.name}
            </Link>
          )}
          <p className="text-sm text-soft">
            <MaybeVietnamese text={note ?? [color, size].filter(Boolean).join(' · ')} />
          </p>
          <PersonalizationLines lines={inLanguage(personalization)} />
          <p className="text-sm text-soft">{t('checkout:success.unit', { count: quantity, price: formatAmount(price) })}</p>
          {canReview && !isCustom && (
            <Link
              to={paths.writeReview(product.slug)}
              className="button button-text -ml-2"
              aria-label={t('items.reviewOf', { name: product.name })}
            >
              {t('items.review')}
            </Link>
          )}
        </div>
        <p className="ml-auto font-semibold">{formatAmount(total)}</p>
      </div>
    </li>
  )
}

/** The image that the order stores of a product. */
export function Thumbnail({ image }: { image: string }) {
  return (
    <span className="summary-picture">
      {image && <img src={thumbnailUrl(image)} alt="" width={64} height={80} loading="lazy" className="size-full object-cover" />}
    </span>
  )
}
