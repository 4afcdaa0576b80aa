import './customers.css'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../../paths.ts'

type Kind = 'accounts' | 'guests'

/** With an account, or without one. The search goes along; `elsewhere` is how many it finds under the other tab. */
export function CustomerTabs({ tab, elsewhere }: { tab: Kind; elsewhere: number }) {
  const { t } = useTranslation('people')
  const [search] = useSearchParams()
  const query = search.get('query')
  const tabs = [
    { kind: 'accounts', to: paths.admin.customers({ query }) },
    { kind: 'guests', to: paths.admin.guests({ query }) },
  ] as const
  return (
    <nav aria-label={t('customers.kinds.label')} className="page-tabs">
      {tabs.map(({ kind, to }) => {
        const name = t(`customers.kinds.${kind}`)
        return (
          <Link key={kind} to={to} aria-current={kind === tab ? 'page' : undefined} preventScrollReset>
            {kind !== tab && elsewhere > 0 ? t('customers.kinds.found', { name, count: elsewhere }) : name}
          </Link>
        )
      })}
    </nav>
  )
}
