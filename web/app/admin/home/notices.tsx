import type { Notice, NoticeCode } from '../../../../contract/admin/notices.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Link } from '../../ui/link.tsx'
import { adminPaths } from '../admin-paths.ts'
import { LoadError } from './load-error.tsx'

/** The pages where an admin can solve the notice. The other notices concern settings of the server. */
const noticePaths = { first_password: paths.password(), demo_products: adminPaths.products(), backup_old: adminPaths.system() }

function hasPath(code: NoticeCode): code is keyof typeof noticePaths {
  return code in noticePaths
}

/** Warnings about unsafe settings, shown as long as they apply; null if they could not be read. */
export function Notices({ notices }: { notices: readonly Notice[] | null }) {
  const { t } = useTranslation('dashboard')
  if (notices === null) return <LoadError />
  if (notices.length === 0) return null
  return (
    <section aria-label={t('notices.label')}>
      <ul className="grid gap-3">
        {notices.map(({ code, severity, values }) => (
          <li key={code}>
            <Alert tone={severity === 'critical' ? 'error' : 'warning'} role="note" title={t(`notices.${code}.title`, values)}>
              <p className="wrap-anywhere">{t(`notices.${code}.text`, values)}</p>
              {hasPath(code) && (
                <p className="mt-2">
                  <Link to={noticePaths[code]} className="row-link">
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
