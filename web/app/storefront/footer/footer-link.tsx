import { useTranslation } from '../../i18n/use-translation.ts'
import { Link } from '../../ui/link.tsx'

/** A link of a column: a page of the shop, or (`newTab`) one in a new tab. */
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
