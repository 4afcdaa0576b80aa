import { useTranslation } from '../../../i18n/use-translation.ts'
import { adminPaths } from '../../admin-paths.ts'
import { PageTabs } from '../../components/page-tabs.tsx'

/** Open payments, and those already checked. */
export function UnmatchedTabs({ status, open }: { status: 'open' | 'seen'; open: number }) {
  const { t } = useTranslation('money')
  const waiting = open > 0 ? t('mismatch.tabs.openCount', { count: open }) : t('mismatch.tabs.open')
  const tabs = [
    { name: 'open', to: adminPaths.mismatches(), label: waiting },
    { name: 'seen', to: adminPaths.mismatches({ status: 'seen' }), label: t('mismatch.tabs.seen') },
  ]
  return <PageTabs label={t('mismatch.tabs.label')} tabs={tabs} current={status} staysPut />
}
