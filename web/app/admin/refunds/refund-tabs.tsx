import './refunds.css'
import { useTranslation } from '../../i18n/use-translation.ts'
import { adminPaths } from '../admin-paths.ts'
import { PageTabs } from '../components/page-tabs.tsx'

/** Tabs for refunds, cash held by carriers, their statements, and unmatched payments. */
export function RefundTabs({ tab }: { tab: 'refunds' | 'cash' | 'statements' | 'mismatches' }) {
  const { t } = useTranslation('money')
  const tabs = [
    { name: 'refunds', to: adminPaths.refunds(), label: t('refunds') },
    { name: 'cash', to: adminPaths.cashLedger(), label: t('cash') },
    { name: 'statements', to: adminPaths.statements(), label: t('statements') },
    { name: 'mismatches', to: adminPaths.mismatches(), label: t('mismatches') },
  ]
  return <PageTabs label={t('tabs')} tabs={tabs} current={tab} />
}
