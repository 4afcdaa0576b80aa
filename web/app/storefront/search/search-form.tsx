import Search from 'lucide-react/icons/search'
import { Form } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'

/** A plain form; the results page has the term in its URL. */
export function SearchForm({ term }: { term: string }) {
  const { t } = useTranslation('shop')
  return (
    <Form method="get" action={paths.search()} role="search" className="search-form">
      <input
        type="search"
        name="query"
        className="field-control"
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        defaultValue={term}
        maxLength={200}
        required
        enterKeyHint="search"
        autoComplete="off"
      />
      <Button type="submit">
        <Search aria-hidden size={18} />
        {t('search.button')}
      </Button>
    </Form>
  )
}
