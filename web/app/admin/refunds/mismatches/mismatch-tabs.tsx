import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'

/** What still has to be looked into, and what somebody has. */
export function MismatchTabs({ status, open }: { status: 'open' | 'seen'; open: number }) {
  const { t } = useTranslation('money')
  const tabs = [
    { name: 'open', to: paths.admin.mismatches() },
    { name: 'seen', to: paths.admin.mismatches({ status: 'seen' }) },
  ] as const
  return (
    <nav aria-label={t('mismatch.tabs.label')} className="page-tabs">
      {tabs.map(({ name, to }) => (
        <Link key={name} to={to} aria-current={name === status ? 'page' : undefined} preventScrollReset>
          {name === 'open' && open > 0 ? t('mismatch.tabs.openCount', { count: open }) : t(`mismatch.tabs.${name}`)}
        </Link>
      ))}
    </nav>
  )
}
