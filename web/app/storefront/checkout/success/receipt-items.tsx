import { useTranslation } from 'react-i18next'
import { formatAmount } from '../../../../../contract/money.ts'
import type { Order, OrderItem } from '../../../../../contract/orders.ts'

export function ReceiptItems({ order }: { order: Order }) {
  const { t } = useTranslation('checkout')
  return (
    <section className="card mt-6 p-6" aria-label={t('success.items')}>
      <h2 className="text-xl">{t('success.items')}</h2>
      <ul className="summary-items mt-2">
        {order.items.map((item) => (
          <ReceiptItem key={`${item.product._id} ${item.color} ${item.size}`} item={item} />
        ))}
      </ul>
      <ReceiptSums order={order} />
    </section>
  )
}

function ReceiptItem({ item: { product, color, size, price, quantity, total } }: { item: OrderItem }) {
  const { t } = useTranslation('checkout')
  return (
    <li className="summary-item">
      <span className="summary-picture">
        {product.image && <img src={product.image} alt="" width={64} height={80} className="size-full object-cover" />}
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">{product.name}</span>
        <span className="block text-sm text-soft">{[color, size].filter(Boolean).join(' · ')}</span>
        <span className="block text-sm text-soft">{t('success.unit', { count: quantity, price: formatAmount(price) })}</span>
      </span>
      <span className="font-semibold">{formatAmount(total)}</span>
    </li>
  )
}

function ReceiptSums({ order }: { order: Order }) {
  const { t } = useTranslation('checkout')
  const { subTotal, discount, discountCode, shippingFee, finalAmount, tax, taxPercent } = order
  return (
    <dl className="sums mt-4 border-t border-line pt-4">
      <dt>{t('sums.subTotal')}</dt>
      <dd>{formatAmount(subTotal)}</dd>
      {discount > 0 && (
        <>
          <dt>{discountCode ? t('sums.discountOf', { code: discountCode }) : t('sums.discount')}</dt>
          <dd>−{formatAmount(discount)}</dd>
        </>
      )}
      <dt>{t('sums.shipping')}</dt>
      <dd>{shippingFee === 0 ? t('sums.free') : formatAmount(shippingFee)}</dd>
      <dt className="sums-total">{t('sums.total')}</dt>
      <dd className="sums-total">{formatAmount(finalAmount)}</dd>
      <dt className="text-sm text-soft">{t('sums.tax', { percent: taxPercent })}</dt>
      <dd className="text-sm text-soft">{formatAmount(tax)}</dd>
    </dl>
  )
}
