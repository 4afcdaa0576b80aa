import Search from 'lucide-react/icons/search'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { Wish } from './lines-of-message.ts'

type RequestedItemsProps = {
  wishes: readonly Wish[]
  onFind: (wish: { query: string; quantity: number }) => void
}

const maxCandidates = 4

/** The words to search for, without the number before them. */
export function searchTextOf(text: string): string {
  return text.replace(/^\d{1,2}\s*x?\s+/i, '').slice(0, 120)
}

/** What the message asks for and is not sure enough to be ordered: each starts a search, for a product that may be meant or for the words. */
export function RequestedItems({ wishes, onFind }: RequestedItemsProps) {
  const { t } = useTranslation('orders')
  if (wishes.length === 0) return null
  return (
    <div className="mt-4">
      <h3 className="font-bold">{t('addPage.wishes')}</h3>
      <ul className="order-lines">
        {wishes.map(({ text, quantity, product, candidates, size, color, isPictured }) => {
          const choices = product ? [product] : candidates.slice(0, maxCandidates)
          const find = (query: string) => () => onFind({ query, quantity })
          return (
            <li key={`${text} ${size} ${color}`} className="flex-wrap items-center justify-start">
              <span className="basis-full">{text}</span>
              {choices.map(({ _id, sku, name }) => (
                <button key={_id} type="button" className="small-button" aria-label={`${t('addPage.find')}: ${name}`} onClick={find(sku)}>
                  <Search aria-hidden size={16} />
                  {name}
                </button>
              ))}
              {isPictured && <span className="basis-full text-soft">{t('addPage.asPictured')}</span>}
              {choices.length === 0 && !isPictured && (
                <button
                  type="button"
                  className="small-button"
                  aria-label={`${t('addPage.find')}: ${text}`}
                  onClick={find(searchTextOf(text))}
                >
                  <Search aria-hidden size={16} />
                  {t('addPage.find')}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
