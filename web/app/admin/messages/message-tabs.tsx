import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'

/** What waits for an answer, and what has had one. */
export function MessageTabs({ status, open }: { status: 'open' | 'answered'; open: number }) {
  const { t } = useTranslation('people')
  const tabs = [
    { name: 'open', to: paths.admin.messages() },
    { name: 'answered', to: paths.admin.messages({ status: 'answered' }) },
  ] as const
  return (
    <nav aria-label={t('messages.tabs.label')} className="page-tabs">
      {tabs.map(({ name, to }) => (
        <Link key={name} to={to} aria-current={name === status ? 'page' : undefined} preventScrollReset>
          {name === 'open' && open > 0 ? t('messages.tabs.openCount', { count: open }) : t(`messages.tabs.${name}`)}
        </Link>
      ))}
    </nav>
  )
}
