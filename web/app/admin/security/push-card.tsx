import { useEffect, useState } from 'react'
import { CurrentPushDevice, PushDevices, PushTest } from '../../../../contract/admin/push.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { Card } from '../components/card.tsx'
import { FailureBanner } from '../components/failure-banner.tsx'
import { StatusBadge } from '../components/status-badge.tsx'
import { useAdminRequest } from '../use-admin-request.ts'
import { findCurrentDevice, readPushSupport, subscribe, unsubscribe } from './push-browser.ts'
import { PushDeviceList } from './push-device-list.tsx'
import type { PushSupport } from './push-support.rule.ts'

/** Null until the browser has been checked. */
type DeviceState = { support: PushSupport; deviceId: string | null } | null

/** Switches notifications of new orders on this device on or off, and lists the user's other devices. */
export function PushCard({ publicKey, devices }: PushDevices['data']) {
  const { t } = useTranslation(['alerts', 'admin'])
  const { call, isBusy, failure } = useAdminRequest()
  const [here, setHere] = useState<DeviceState>(null)
  const [isSubscribing, setSubscribing] = useState(false)
  const [problem, setProblem] = useState<'subscribeFailed' | 'testFailed' | null>(null)
  const isOn = here !== null && devices.some(({ _id }) => _id === here.deviceId)

  useEffect(() => {
    const support = readPushSupport()
    findCurrentDevice()
      .catch(() => null)
      .then((deviceId) => setHere({ support, deviceId }))
  }, [])

  async function switchOn(): Promise<void> {
    setProblem(null)
    setSubscribing(true)
    const device = await subscribe(publicKey).finally(() => setSubscribing(false))
    if (device === 'denied') return setHere({ support: readPushSupport(), deviceId: null })
    if (device === 'failed') return setProblem('subscribeFailed')
    const added = await call('POST', '/api/admin/push/devices', device, CurrentPushDevice)
    if (!added) return unsubscribe()
    setHere({ support: 'ready', deviceId: added.data.deviceId })
    toast({ text: t('push.switchedOn') })
  }

  async function test(): Promise<void> {
    setProblem(null)
    const tested = await call('POST', `/api/admin/push/devices/${here?.deviceId}/test`, {}, PushTest)
    if (tested?.data.outcome === 'sent') toast({ text: t('push.testSent') })
    else if (tested) setProblem(tested.data.outcome === 'gone' ? 'subscribeFailed' : 'testFailed')
  }

  async function remove(id: string): Promise<void> {
    setProblem(null)
    const left = await call('DELETE', `/api/admin/push/devices/${id}`, undefined, PushDevices)
    if (!left) return
    if (id === here?.deviceId) await unsubscribe()
    toast({ text: t('push.switchedOff') })
  }

  return (
    <Card
      title={t('push.title')}
      actions={here?.support === 'ready' && <StatusBadge tone={isOn ? 'good' : 'neutral'}>{t(isOn ? 'push.on' : 'push.off')}</StatusBadge>}
    >
      <div className="grid gap-4">
        <p className="text-soft">{t('push.why')}</p>
        <FailureBanner failure={failure} className="" />
        {problem && <Alert title={t(`push.${problem}`)}>{t(`push.${problem}Text`)}</Alert>}
        {here && here.support !== 'ready' && <UnsupportedReason support={here.support} />}
        {here?.support === 'ready' && (
          <div className="flex flex-wrap gap-3">
            {isOn ? (
              <>
                <Button look="secondary" busy={isBusy} onClick={() => void test()}>
                  {t('push.test')}
                </Button>
                <Button look="secondary" busy={isBusy} onClick={() => void remove(here.deviceId ?? '')}>
                  {t('push.switchOff')}
                </Button>
              </>
            ) : (
              <Button busy={isBusy || isSubscribing} onClick={() => void switchOn()}>
                {t('push.switchOn')}
              </Button>
            )}
          </div>
        )}
        {devices.length > 0 && <PushDeviceList devices={devices} hereId={here?.deviceId ?? null} isBusy={isBusy} onRemove={remove} />}
      </div>
    </Card>
  )
}

function UnsupportedReason({ support }: { support: Exclude<PushSupport, 'ready'> }) {
  const { t } = useTranslation('alerts')
  return (
    <Alert tone="info" title={t(`push.${support}.title`)}>
      <p>{t(`push.${support}.text`)}</p>
      {support === 'install' && (
        <ol className="push-steps">
          <li>{t('push.install.share')}</li>
          <li>{t('push.install.add')}</li>
          <li>{t('push.install.open')}</li>
        </ol>
      )}
    </Alert>
  )
}
