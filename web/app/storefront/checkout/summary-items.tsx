import { useTranslation } from 'react-i18next'
import type { CartItem } from '../../../../contract/cart.ts'
import { formatAmount } from '../../../../contract/money.ts'
import { Picture } from '../../ui/picture.tsx'

export function SummaryItems({ items }: { items: CartItem[] }) {
  const { t } = useTranslation('checkout')
  return (
    <ul className="summary-items" aria-label={t('cart.lines')}>
      {items.map((item) => (
        <SummaryItem key={item._id} item={item} />
      ))}
    </ul>
  )
}

function SummaryItem({ item: { name, nameLanguage, color, size, quantity, total, unitPrice, leadDays } }: { item: CartItem }) {
  const { t } = useTranslation('checkout')
  const [picture] = color.images
  return (
    <li className="summary-item">
      <span className="summary-picture">{picture && <Picture picture={picture} sizes="64px" decorative className="size-full" />}</span>
      <span className="min-w-0">
        <span className="block font-semibold" lang={nameLanguage}>
          {name}
        </span>
        <span className="block text-sm text-soft">{[color.label, size?.size].filter(Boolean).join(' · ')}</span>
        <span className="block text-sm text-soft">{t('success.unit', { count: quantity, price: formatAmount(unitPrice) })}</span>
        {leadDays !== undefined && <span className="block text-sm text-soft">{t('line.leadDays', { count: leadDays })}</span>}
      </span>
      <span className="font-semibold">{formatAmount(total)}</span>
    </li>
  )
}
