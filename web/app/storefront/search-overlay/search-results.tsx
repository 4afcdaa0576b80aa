import ArrowRight from 'lucide-react/icons/arrow-right'
import Search from 'lucide-react/icons/search'
import { useTranslation } from '../../i18n/use-translation.ts'
import { type ArrangedResults, listOptions, type SearchOptionItem } from './arrange-results.rule.ts'
import { ProductOption } from './product-option.tsx'
import { SearchOption } from './search-option.tsx'
import { splitMatch } from './split-match.rule.ts'

type SearchResultsProps = {
  results: ArrangedResults
  listId: string
  activeId: string | undefined
  onFollow: (option: SearchOptionItem) => void
}

export function SearchResults({ results, listId, activeId, onFollow }: SearchResultsProps) {
  const { t } = useTranslation('shop')
  const { term, total, suggestions, products, more } = results
  if (listOptions(results).length === 0) return null
  const productsLabel = total > 0 ? t('quick.products') : t('search.popular')
  return (
    <div id={listId} role="listbox" aria-label={t('quick.list')} className="quick-list">
      {suggestions.length > 0 && (
        <Group id={`${listId}-suggestions`} label={t('quick.suggestions')} className="quick-suggestions">
          {suggestions.map((option) => (
            <SearchOption key={option.id} option={option} activeId={activeId} onFollow={onFollow} className="quick-suggestion">
              <Search aria-hidden size={16} className="quick-icon" />
              <span>
                {splitMatch(option.text, term).map(({ text, isTyped }, i) =>
                  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in its order
                  isTyped ? text : <b key={i}>{text}</b>,
                )}
              </span>
            </SearchOption>
          ))}
        </Group>
      )}
      {products.length > 0 && (
        <Group id={`${listId}-products`} label={productsLabel} className="quick-products">
          {products.map((option) => (
            <ProductOption key={option.id} option={option} activeId={activeId} onFollow={onFollow} />
          ))}
        </Group>
      )}
      {more && (
        <SearchOption option={more} activeId={activeId} onFollow={onFollow} className="quick-more">
          <span>{t('quick.more', { term })}</span>
          <span className="quick-count">{t('quick.count', { count: total })}</span>
          <ArrowRight aria-hidden size={18} />
        </SearchOption>
      )}
    </div>
  )
}

type GroupProps = { id: string; label: string; className: string; children: React.ReactNode }

function Group({ id, label, className, children }: GroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
    <div role="group" aria-labelledby={id} className={className}>
      <p id={id} role="presentation" className="quick-label">
        {label}
      </p>
      {children}
    </div>
  )
}
