import { useTranslation } from '../../i18n/use-translation.ts'
import { adminPaths } from '../admin-paths.ts'
import { PageTabs } from '../components/page-tabs.tsx'

/** Open messages, and those that have a reply. */
export function MessageTabs({ status, open }: { status: 'open' | 'answered'; open: number }) {
  const { t } = useTranslation('people')
  const waiting = open > 0 ? t('messages.tabs.openCount', { count: open }) : t('messages.tabs.open')
  const tabs = [
    { name: 'open', to: adminPaths.messages(), label: waiting },
    { name: 'answered', to: adminPaths.messages({ status: 'answered' }), label: t('messages.tabs.answered') },
  ]
  return <PageTabs label={t('messages.tabs.label')} tabs={tabs} current={status} staysPut />
}
