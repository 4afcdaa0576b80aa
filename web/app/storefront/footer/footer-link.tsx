import { useTranslation } from '../../i18n/use-translation.ts'
import { Link } from '../../ui/link.tsx'

/** A line of a column: a page of the shop, or (`newTab`) something beside it. */
export function FooterLink({ to, newTab = false, children }: { to: string; newTab?: boolean; children: React.ReactNode }) {
  const { t } = useTranslation()
  return (
    <li>
      <Link className="footer-link" to={to} {...(newTab ? { target: '_blank', rel: 'noreferrer' } : {})}>
        <span>
          {children} {newTab && <span className="sr-only">{t('newTab')}</span>}
        </span>
      </Link>
    </li>
  )
}
