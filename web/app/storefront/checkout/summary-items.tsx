import type { CartItem } from '../../../../contract/cart.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Picture } from '../../ui/picture.tsx'
import { SummaryItem } from './summary-item.tsx'

export function SummaryItems({ items }: { items: CartItem[] }) {
  const { t } = useTranslation('checkout')
  return (
    <ul className="summary-items" aria-label={t('cart.lines')}>
      {items.map(({ _id, color, size, leadDays, ...item }) => (
        <SummaryItem
          key={_id}
          {...item}
          choice={[color.label, size?.size]}
          picture={color.images[0] && <Picture picture={color.images[0]} sizes="64px" upTo={320} decorative className="size-full" />}
          note={leadDays === undefined ? undefined : t('line.leadDays', { count: leadDays })}
        />
      ))}
    </ul>
  )
}
