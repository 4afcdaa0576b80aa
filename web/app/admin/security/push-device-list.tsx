import type { PushDevice } from '../../../../contract/admin/push.ts'
import { formatDateTime } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { StatusBadge } from '../components/status-badge.tsx'

type PushDeviceListProps = {
  devices: readonly PushDevice[]
  hereId: string | null
  isBusy: boolean
  onRemove: (id: string) => Promise<void>
}

/** The user's devices with notifications. */
export function PushDeviceList({ devices, hereId, isBusy, onRemove }: PushDeviceListProps) {
  const { t } = useTranslation('alerts')
  const language = useLanguage()

  function describeLast({ createdAt, lastSuccessAt, lastFailureAt }: PushDevice): string {
    if (lastFailureAt && (!lastSuccessAt || lastFailureAt > lastSuccessAt)) {
      return t('push.lastFailure', { when: formatDateTime(lastFailureAt, language) })
    }
    return lastSuccessAt
      ? t('push.lastSuccess', { when: formatDateTime(lastSuccessAt, language) })
      : t('push.since', { when: formatDateTime(createdAt, language) })
  }

  return (
    <ul className="push-devices" aria-label={t('push.devices')}>
      {devices.map((device) => {
        const name = device.device || t('push.unknown')
        return (
          <li key={device._id}>
            <div className="min-w-0 grow">
              <p className="font-bold">
                {name} {device._id === hereId && <StatusBadge tone="info">{t('push.here')}</StatusBadge>}
              </p>
              <p className="text-sm text-soft">{describeLast(device)}</p>
            </div>
            <button
              type="button"
              className="small-button"
              disabled={isBusy}
              aria-label={t('push.removeOf', { name })}
              onClick={() => void onRemove(device._id)}
            >
              {t('push.remove')}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
