import Download from 'lucide-react/icons/download'
import { useSearchParams } from 'react-router'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { withQuery } from '../../../paths.ts'

type ExportLinkProps = {
  /** The call that writes the file. */
  path: string
  /** What of the address narrows the file as it narrows the list. */
  narrowing: readonly string[]
  /** What narrows it beside the address. */
  more?: Record<string, string | readonly string[] | undefined>
  className?: string
}

/** The list as a file for a spreadsheet: what is shown, all of its pages. */
export function ExportLink({ path, narrowing, more, className = '' }: ExportLinkProps) {
  const { t } = useTranslation('files')
  const language = useLanguage()
  const [search] = useSearchParams()
  const params = Object.fromEntries(narrowing.flatMap((name) => (search.has(name) ? [[name, search.get(name)]] : [])))
  // Vietnamese spreadsheets take the comma for a decimal sign.
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
