import Download from 'lucide-react/icons/download'
import { useSearchParams } from 'react-router'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { withQuery } from '../../../paths.ts'

type ExportLinkProps = {
  /** The URL of the API that writes the file. */
  path: string
  /** URL parameters that filter the file as they filter the list. */
  narrowing: readonly string[]
  /** Filters that are not in the URL. */
  more?: Record<string, string | readonly string[] | undefined>
  className?: string
}

/** Downloads the filtered list, all pages of it, as a CSV file for a spreadsheet. */
export function ExportLink({ path, narrowing, more, className = '' }: ExportLinkProps) {
  const { t } = useTranslation('files')
  const language = useLanguage()
  const [search] = useSearchParams()
  const params = Object.fromEntries(narrowing.flatMap((name) => (search.has(name) ? [[name, search.get(name)]] : [])))
  // Spreadsheets in Vietnamese use the comma as decimal sign.
  const format = { lang: language, separator: language === 'vi' ? 'semicolon' : 'comma' }
  return (
    <a href={withQuery(path, { ...more, ...params, ...format })} download className={`button button-secondary ${className}`}>
      <span className="button-label">
        <Download aria-hidden size={18} />
        {t('export')}
      </span>
    </a>
  )
}
