import type { PriceSchedule, ScheduleState } from '../../../../../contract/admin/price-schedules.ts'
import { formatDateTime } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { type BadgeTone, StatusBadge } from '../../components/status-badge.tsx'

const tones: Record<ScheduleState, BadgeTone> = {
  planned: 'info',
  running: 'good',
  done: 'neutral',
  ended: 'neutral',
  cancelled: 'neutral',
}

export function ScheduleBadge({ state }: { state: ScheduleState }) {
  const { t } = useTranslation('priceSchedules')
  return <StatusBadge tone={tones[state]}>{t(`states.${state}`)}</StatusBadge>
}

/** Start and end, in Vietnam's time. */
export function SchedulePeriod({ schedule: { from, until } }: { schedule: PriceSchedule }) {
  const { t } = useTranslation('priceSchedules')
  const language = useLanguage()
  return (
    <span className="grid">
      <span>{t('from', { when: formatDateTime(from, language) })}</span>
      <span>{until ? t('until', { when: formatDateTime(until, language) }) : t('forGood')}</span>
    </span>
  )
}

/** How many products it is for, and what became of them. */
export function ScheduleCounts({ schedule: { state, products, changed, skipped, kept } }: { schedule: PriceSchedule }) {
  const { t } = useTranslation('priceSchedules')
  const hasStarted = state !== 'planned' && state !== 'cancelled'
  const facts = [
    t('count', { count: products }),
    hasStarted && changed !== products && t('changed', { count: changed }),
    skipped > 0 && t('skipped', { count: skipped }),
    kept > 0 && t('kept', { count: kept }),
  ]
  return facts.filter(Boolean).join(' · ')
}
