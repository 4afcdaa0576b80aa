import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'

const shown = 6

/** Other terms that the user may have meant. */
export function SearchSuggestions({ suggestions, term }: { suggestions: readonly string[]; term: string }) {
  const { t } = useTranslation('shop')
  const others = suggestions.filter((each) => each.toLowerCase() !== term.toLowerCase()).slice(0, shown)
  if (others.length === 0) return null
  return (
    <div className="search-suggestions">
      <p id="search-suggestions">{t('search.suggestions')}</p>
      <ul aria-labelledby="search-suggestions">
        {others.map((each) => (
          <li key={each}>
            <Link to={paths.search(each)} className="chip">
              {each}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
