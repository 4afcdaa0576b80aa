import type { AuditEntry } from '../../../../contract/admin/audit.ts'
import { formatDateTime } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Link } from '../../ui/link.tsx'
import { adminPaths } from '../admin-paths.ts'
import { useAuditText } from './use-audit-text.ts'

/** One change as a sentence: who, when, what and to which subject. The details can be unfolded. */
export function AuditLine({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('team')
  const language = useLanguage()
  const { whoOf, sentenceOf } = useAuditText()
  const { at, what, subject, details } = entry
  const to = subjectPath(subject.id)
  const shown = subject.name ?? (to ? subject.id : null)
  const facts = Object.entries(details ?? {}).filter(([, value]) => value !== null && value !== undefined && value !== '')
  return (
    <li className={what.startsWith('alert.') ? 'audit-line audit-alert' : 'audit-line'}>
      <p>
        <strong>{whoOf(entry)}</strong> {sentenceOf(entry)}
        {shown && ': '}
        {shown &&
          (to ? (
            <Link to={to} className="row-link">
              {shown}
            </Link>
          ) : (
            <strong className="wrap-anywhere">{shown}</strong>
          ))}
      </p>
      <p className="text-sm text-soft">
        <time dateTime={at}>{formatDateTime(at, language)}</time>
      </p>
      {facts.length > 0 && (
        <details>
          <summary>{t('audit.details')}</summary>
          <dl>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{typeof value === 'object' ? JSON.stringify(value) : String(value)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </li>
  )
}

/** The screen of a subject, if its id says which kind it is. */
function subjectPath(id: string): string | undefined {
  if (id.startsWith('ord_')) return adminPaths.order(id)
  if (id.startsWith('prd_')) return adminPaths.product(id)
  if (id.startsWith('usr_')) return adminPaths.customer(id)
  return undefined
}
