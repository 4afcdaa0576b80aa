import type { AdminOrder } from '../../../../contract/admin/orders.ts'
import { vietnamDay } from '../../../../contract/vietnam-time.ts'
import { formatDay } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { StatusBadge } from '../components/status-badge.tsx'

/** The due date for sewing; empty if nothing is left to sew. */
export function SewingBadge({ order: { sewing, status } }: { order: Pick<AdminOrder, 'sewing' | 'status'> }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  if (!sewing || (status !== 'pending' && status !== 'processing')) return null
  if (sewing.isSewn) return <StatusBadge tone="good">{t('sewing.done')}</StatusBadge>
  const { dueBy, pieces: units } = sewing
  if (!dueBy) return <StatusBadge tone="wait">{t('sewing.pieces', { count: units })}</StatusBadge>
  const isLate = dueBy < vietnamDay(new Date())
  const day = formatDay(dueBy, language)
  return <StatusBadge tone={isLate ? 'bad' : 'wait'}>{isLate ? t('sewing.late', { day }) : t('sewing.due', { day })}</StatusBadge>
}
