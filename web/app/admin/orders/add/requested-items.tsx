import Search from 'lucide-react/icons/search'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { RequestedItem } from './parse-requested-items.rule.ts'

/** The items the message asks for; each starts a search. */
export function RequestedItems({ wishes, onFind }: { wishes: readonly RequestedItem[]; onFind: (wish: RequestedItem) => void }) {
  const { t } = useTranslation('orders')
  if (wishes.length === 0) return null
  return (
    <div className="mt-4">
      <h3 className="font-bold">{t('addPage.wishes')}</h3>
      <ul className="order-lines">
        {wishes.map((wish) => (
          <li key={`${wish.what} ${wish.size} ${wish.color}`} className="items-center">
            <span>
              {wish.quantity} × {[wish.what, wish.size, wish.color].filter(Boolean).join(' · ')}
            </span>
            <button type="button" className="small-button" aria-label={`${t('addPage.find')}: ${wish.what}`} onClick={() => onFind(wish)}>
              <Search aria-hidden size={16} />
              {t('addPage.find')}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
