import type { Notice, NoticeCode } from '../../../../contract/notices.admin.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Link } from '../../ui/link.tsx'
import { UnreadPart } from './unread-part.tsx'

/** Where the admin puts it right, with its words in the locales; the others are settings of the server. */
const places = { first_password: paths.password(), demo_products: paths.admin.products() }

function hasPlace(code: NoticeCode): code is keyof typeof places {
  return code in places
}

/** What is unsafe about how the shop is run, for as long as it is; null where it could not be read. */
export function Notices({ notices }: { notices: readonly Notice[] | null }) {
  const { t } = useTranslation('dashboard')
  if (notices === null) return <UnreadPart />
  if (notices.length === 0) return null
  return (
    <section aria-label={t('notices.label')}>
      <ul className="grid gap-3">
        {notices.map(({ code, severity, values }) => (
          <li key={code}>
            <Alert tone={severity === 'critical' ? 'error' : 'warning'} role="note" title={t(`notices.${code}.title`, values)}>
              <p className="wrap-anywhere">{t(`notices.${code}.text`, values)}</p>
              {hasPlace(code) && (
                <p className="mt-2">
                  <Link to={places[code]} className="row-link">
                    {t(`notices.${code}.link`)}
                  </Link>
                </p>
              )}
            </Alert>
          </li>
        ))}
      </ul>
    </section>
  )
}
