import RotateCw from 'lucide-react/icons/rotate-cw'
import type { Report } from '../../../../contract/admin/dashboard.ts'
import { formatTime } from '../../i18n/format-date.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Link } from '../../ui/link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { formatNumber } from '../format-number.ts'
import { type TodoItem, todoItems } from '../todo-items.ts'
import { useReport } from '../use-report.ts'

/** Today's tasks as cards: open ones large, the rest below in one line. */
export function TodayCards({ first, isSetUp }: { first: Report | null; isSetUp: boolean }) {
  const { t } = useTranslation(['dashboard', 'common'])
  const report = useReport('work', first)
  const work = report.data?.work
  if (!work) {
    return report.isError ? (
      <div role="alert" className="report-failure">
        <p>{t('failed')}</p>
        <button type="button" className="small-button" onClick={() => void report.refetch()}>
          <RotateCw aria-hidden size={16} />
          {t('common:retry')}
        </button>
      </div>
    ) : (
      <div className="today-grid" aria-busy="true">
        {todoItems.slice(0, 6).map(({ key }) => (
          <Skeleton key={key} className="h-28" />
        ))}
      </div>
    )
  }
  const shown = todoItems.map((item) => ({ ...item, count: work[item.key] })).filter(({ count }) => count !== null)
  const [waiting, quiet] = [shown.filter(({ count }) => count), shown.filter(({ count }) => !count)]
  return (
    <section aria-label={t('home.today')}>
      {waiting.length === 0 && (
        <p className="today-none">
          {t('home.nothing')} {isSetUp && t('home.rest')}
        </p>
      )}
      <ul className="today-grid">
        {waiting.map((item) => (
          <li key={item.key}>
            <TodayCard item={item} count={item.count ?? 0} />
          </li>
        ))}
      </ul>
      {quiet.length > 0 && (
        <p className="today-quiet">
          {t('home.quiet')} {quiet.map(({ key }) => t(`work.${key}`).toLowerCase()).join(' · ')}.
        </p>
      )}
      <p className="updated-at">{t('updated', { time: formatTime(report.data?.madeAt ?? '') })}</p>
    </section>
  )
}

function TodayCard({ item: { key, Icon, to, isUrgent }, count }: { item: TodoItem; count: number }) {
  const { t } = useTranslation('dashboard')
  return (
    <Link to={to} className={isUrgent ? 'today-card today-urgent' : 'today-card'}>
      <Icon aria-hidden size={24} />
      <strong>{formatNumber(count)}</strong>
      <span>{t(`work.${key}`)}</span>
    </Link>
  )
}
