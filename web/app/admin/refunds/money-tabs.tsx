import './refunds.css'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { PageTabs } from '../parts/page-tabs.tsx'

/** Money that goes out, money that carriers still hold, and money that fits nothing. */
export function MoneyTabs({ tab }: { tab: 'refunds' | 'cash' | 'mismatches' }) {
  const { t } = useTranslation('money')
  const tabs = [
    { name: 'refunds', to: paths.admin.refunds(), words: t('refunds') },
    { name: 'cash', to: paths.admin.cashLedger(), words: t('cash') },
    { name: 'mismatches', to: paths.admin.mismatches(), words: t('mismatches') },
  ]
  return <PageTabs label={t('tabs')} tabs={tabs} current={tab} />
}
