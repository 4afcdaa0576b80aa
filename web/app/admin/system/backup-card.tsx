import type { BackupReport } from '../../../../contract/admin/backups.ts'
import { formatDateTime } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Alert } from '../../ui/alert.tsx'
import { Card } from '../components/card.tsx'
import { StatusBadge } from '../components/status-badge.tsx'
import { formatNumber } from '../format-number.ts'
import { formatBytes } from '../media/image-details.ts'

/** The last backup that was restored and compared, and whether the next ones come by themselves. */
export function BackupCard({ report: { schedule, last, isOld, failed } }: { report: BackupReport['data'] }) {
  const { t } = useTranslation('system')
  const language = useLanguage()
  const size = last?.bytes ? formatBytes(last.bytes, language) : null
  return (
    <Card title={t('backups.title')} className="system-backups">
      {isOld && (
        <Alert tone="error" role="note" title={t('backups.oldTitle')}>
          <p>{t('backups.oldText')}</p>
        </Alert>
      )}
      {last ? (
        <>
          <p className="system-last">
            <StatusBadge tone={isOld ? 'bad' : 'good'}>{t(isOld ? 'backups.old' : 'backups.good')}</StatusBadge>
            <span>
              {t('backups.last', { at: formatDateTime(last.at, language) })}
              {size && ` · ${size}`}
            </span>
          </p>
          <p className="text-soft">
            {t('backups.content', { rows: formatNumber(last.rows), files: formatNumber(last.files) })}{' '}
            <span className="wrap-anywhere">{last.target}</span>
          </p>
        </>
      ) : (
        <p>{t('backups.none')}</p>
      )}
      {failed && (
        <p className="mt-2">
          {t('backups.failed', { at: formatDateTime(failed.at, language) })}{' '}
          <span className="text-soft wrap-anywhere">{failed.problem}</span>
        </p>
      )}
      <p className="mt-2 text-soft">{schedule ? t(`backups.nightly.${schedule.place}`, { at: schedule.at }) : t('backups.unscheduled')}</p>
    </Card>
  )
}
