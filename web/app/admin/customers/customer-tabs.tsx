import './customers.css'
import { useSearchParams } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { adminPaths } from '../admin-paths.ts'
import { PageTabs } from '../components/page-tabs.tsx'

type Kind = 'accounts' | 'guests' | 'waiting' | 'subscribers'

/**
 * Customers with an account, guests, who waits for something, and subscribers. The search term carries over between the first
 * two; `elsewhere` is its number of results under the other one.
 */
export function CustomerTabs({ tab, elsewhere }: { tab: Kind; elsewhere: number }) {
  const { t } = useTranslation('people')
  const [search] = useSearchParams()
  const query = search.get('query')
  const labelFor = (kind: 'accounts' | 'guests') => {
    const name = t(`customers.kinds.${kind}`)
    return kind !== tab && elsewhere > 0 ? t('customers.kinds.found', { name, count: elsewhere }) : name
  }
  const tabs = [
    { name: 'accounts', to: adminPaths.customers({ query }), label: labelFor('accounts') },
    { name: 'guests', to: adminPaths.guests({ query }), label: labelFor('guests') },
    { name: 'waiting', to: adminPaths.waiting(), label: t('customers.kinds.waiting') },
    { name: 'subscribers', to: adminPaths.subscribers(), label: t('customers.kinds.subscribers') },
  ]
  return <PageTabs label={t('customers.kinds.label')} tabs={tabs} current={tab} staysPut />
}
