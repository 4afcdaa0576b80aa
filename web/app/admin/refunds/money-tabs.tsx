import './refunds.css'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'

/** Money that goes out, money that carriers still hold, and money that fits nothing. */
export function MoneyTabs({ tab }: { tab: 'refunds' | 'cash' | 'mismatches' }) {
  const { t } = useTranslation('money')
  const tabs = [
    { name: 'refunds', to: paths.admin.refunds() },
    { name: 'cash', to: paths.admin.cashLedger() },
    { name: 'mismatches', to: paths.admin.mismatches() },
  ] as const
  return (
    <nav aria-label={t('tabs')} className="page-tabs">
      {tabs.map(({ name, to }) => (
        <Link key={name} to={to} aria-current={name === tab ? 'page' : undefined}>
          {t(name)}
        </Link>
      ))}
    </nav>
  )
}
