import History from 'lucide-react/icons/rotate-ccw-clock'
import X from 'lucide-react/icons/x'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import type { SearchOptionItem } from './arrange-results.rule.ts'
import { CategoryChips } from './category-chips.tsx'
import type { useRecentSearches } from './use-recent-searches.ts'

type SearchStartProps = {
  recents: ReturnType<typeof useRecentSearches>
  onFollow: (option: Pick<SearchOptionItem, 'term'>) => void
  /** Called when the focused entry was removed. */
  onRemoved: () => void
}

/** Before any input: the recent searches of this device, and the categories. */
export function SearchStart({ recents, onFollow, onRemoved }: SearchStartProps) {
  const { t } = useTranslation('shop')
  const { recent, forget, forgetAll } = recents
  function remove(removeIt: () => void): void {
    removeIt()
    onRemoved()
  }
  return (
    <>
      {recent.length > 0 && (
        <section className="quick-section">
          <div className="flex items-center justify-between">
            <h3 className="quick-label">{t('quick.recent')}</h3>
            <button type="button" className="quick-clear" onClick={() => remove(forgetAll)}>
              {t('quick.forgetAll')}
            </button>
          </div>
          <ul>
            {recent.map((term) => (
              <li key={term} className="quick-recent">
                <Link to={paths.search(term)} className="quick-option" onClick={() => onFollow({ term })}>
                  <History aria-hidden size={16} className="quick-icon" />
                  <span>{term}</span>
                </Link>
                <button
                  type="button"
                  className="icon-button text-soft"
                  aria-label={t('quick.forget', { term })}
                  onClick={() => remove(() => forget(term))}
                >
                  <X aria-hidden size={18} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <CategoryChips onFollow={onFollow} />
    </>
  )
}
