import Pencil from 'lucide-react/icons/pencil'
import type { AdminOrder, AdminOrderItem } from '../../../../../contract/admin/orders.ts'
import { wishesOf } from '../../../../../contract/gifts/gift-wishes.ts'
import { isVietnamese } from '../../../../../contract/language/detect-vietnamese.ts'
import { formatAmount } from '../../../../../contract/money.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { OrderTotals } from '../../../order/order-totals.tsx'
import { thumbnailUrl } from '../../../order/thumbnail-url.ts'
import { PersonalizationLines } from '../../../personalization/personalization-lines.tsx'
import { useOrderedPersonalization } from '../../../personalization/use-ordered-personalization.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { adminPaths } from '../../admin-paths.ts'
import { Card } from '../../components/card.tsx'
import { RowThumb } from '../../components/row-thumb.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { namesForStaff } from '../variant-label.ts'

/** The items with the names and prices at the time of the order, and the total. */
export function ItemsCard({ order }: { order: AdminOrder }) {
  const { t } = useTranslation('orders')
  return (
    <Card
      title={t('items.title')}
      actions={
        order.isEditable && (
          <ButtonLink to={adminPaths.editOrder(order._id)} look="secondary">
            <Pencil aria-hidden size={18} />
            {t('edit.open')}
          </ButtonLink>
        )
      }
    >
      <ul className="order-items">
        {order.items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never move
          <Item key={at} item={item} language={order.language} />
        ))}
      </ul>
      <OrderTotals
        {...order}
        isWrapped={wishesOf(order.gift).wrap === true}
        total={order.finalAmount}
        isPickup={order.pickup !== undefined}
      />
      {order.note && (
        <p className="order-note">
          <strong>{t('items.note')}: </strong>
          <span className="whitespace-pre-line">{order.note}</span>
        </p>
      )}
    </Card>
  )
}

function Item({ item, language }: { item: AdminOrderItem; language: AdminOrder['language'] }) {
  const { t } = useTranslation('orders')
  const { product, price, quantity, total, fromStock, label } = item
  const names = namesForStaff(item)
  const variant = [names.variant, product.sku].filter(Boolean).join(' · ')
  const inLanguage = useOrderedPersonalization()
  const languageOf = (text: string) => (label ? undefined : isVietnamese(text) ? 'vi' : language)
  return (
    <li>
      <RowThumb src={product.image && thumbnailUrl(product.image)} />
      <div className="min-w-0 grow">
        {item.isCustom ? (
          <span className="font-semibold">{product.name}</span>
        ) : (
          <Link to={adminPaths.product(product._id)} className="row-link" lang={languageOf(names.name)}>
            {names.name}
          </Link>
        )}
        <p className="text-sm text-soft" lang={languageOf(variant)}>
          {item.isCustom ? (item.note ?? t('edit.custom')) : variant}
        </p>
        <PersonalizationLines lines={inLanguage(item.personalization)} />
        <p className="text-sm">{t('items.unit', { count: quantity, price: formatAmount(price) })}</p>
        {item.priceReason && <p className="text-sm text-soft">{t('items.ownPrice', { reason: item.priceReason })}</p>}
        {fromStock < quantity && <StatusBadge tone="info">{t('items.sew', { count: quantity - fromStock })}</StatusBadge>}
      </div>
      <p className="flex-none font-semibold tabular-nums">{formatAmount(total)}</p>
    </li>
  )
}
