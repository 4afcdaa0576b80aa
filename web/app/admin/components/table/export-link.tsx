import Download from 'lucide-react/icons/download'
import { useSearchParams } from 'react-router'
import { describeError } from '../../../api/api-error.ts'
import { browserApi } from '../../../api/browser-api.ts'
import { messageResponse } from '../../../auth/auth-api.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { withQuery } from '../../../paths.ts'
import { toast } from '../../../ui/toast.tsx'
import { retryAfterSignIn } from '../../use-admin-request.ts'

type ExportLinkProps = {
  /** The URL of the API that writes the file. */
  path: string
  /** URL parameters that filter the file as they filter the list. */
  narrowing: readonly string[]
  /** Filters that are not in the URL. */
  more?: Record<string, string | readonly string[] | undefined>
  /** The file has personal data, so the shop may need the password again. */
  isPersonal?: boolean
  /** Among the actions of selected rows. */
  isSmall?: boolean
  className?: string
}

/** Downloads the filtered list, all pages of it, as a CSV file for a spreadsheet. */
export function ExportLink({ path, narrowing, more, isPersonal = false, isSmall = false, className = '' }: ExportLinkProps) {
  const { t } = useTranslation('files')
  const language = useLanguage()
  const [search] = useSearchParams()
  const params = Object.fromEntries(narrowing.flatMap((name) => (search.has(name) ? [[name, search.get(name)]] : [])))
  // Spreadsheets in Vietnamese use the comma as decimal sign.
  const format = { lang: language, separator: language === 'vi' ? 'semicolon' : 'comma' }
  const href = withQuery(path, { ...more, ...params, ...format })

  /** A download cannot ask for the password: it is asked for before. */
  async function download(event: React.MouseEvent<HTMLAnchorElement>): Promise<void> {
    if (!isPersonal || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    try {
      await retryAfterSignIn(() => browserApi().get('/api/users/recent-proof', messageResponse))
      window.location.assign(href)
    } catch (error) {
      toast({ text: describeError(error, t('export')) })
    }
  }

  return (
    <a
      href={href}
      download
      className={`${isSmall ? 'small-button' : 'button button-secondary'} ${className}`}
      onClick={(event) => void download(event)}
    >
      <span className="button-label">
        <Download aria-hidden size={18} />
        {t('export')}
      </span>
    </a>
  )
}
