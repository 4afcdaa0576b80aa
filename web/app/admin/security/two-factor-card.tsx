import { useState } from 'react'
import { RecoveryCodes, type TwoFactorState } from '../../../../contract/two-factor.ts'
import { formatDay } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { Card } from '../components/card.tsx'
import { StatusBadge } from '../components/status-badge.tsx'
import { adminMessageResponse } from '../message-response.ts'
import { ReauthenticateForm } from './reauthenticate-form.tsx'
import { RecoveryCodeList } from './recovery-code-list.tsx'
import { SetUpApp } from './set-up-app.tsx'

type TwoFactorCardProps = { state: TwoFactorState['data']; hasPassword: boolean }

/** Two-factor authentication: enable it, or disable it and renew the recovery codes. */
export function TwoFactorCard({ state, hasPassword }: TwoFactorCardProps) {
  const { t } = useTranslation('team')
  const language = useLanguage()
  const [openForm, setOpenForm] = useState<'enable' | 'disable' | 'renew' | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const stop = () => setOpenForm(null)

  function saveCodes(recoveryCodes: readonly string[]): void {
    setCodes(recoveryCodes)
    stop()
  }

  return (
    <Card
      title={t('twoFactor.title')}
      actions={<StatusBadge tone={state.enabled ? 'good' : 'wait'}>{t(state.enabled ? 'staff.on' : 'staff.off')}</StatusBadge>}
    >
      <div className="grid gap-4">
        {codes && <RecoveryCodeList codes={codes} onDone={() => setCodes(null)} />}
        {!codes && !state.enabled && openForm === null && (
          <>
            <p className="text-soft">{t('twoFactor.why')}</p>
            <Button className="justify-self-start" onClick={() => setOpenForm('enable')}>
              {t('twoFactor.enable')}
            </Button>
          </>
        )}
        {openForm === 'enable' && <SetUpApp hasPassword={hasPassword} onDone={saveCodes} onStop={stop} />}
        {!codes && state.enabled && (
          <p className="text-soft">
            {t('twoFactor.since', { day: formatDay(state.enabledAt ?? '', language) })}{' '}
            {t('twoFactor.left', { count: state.recoveryCodes })}
          </p>
        )}
        {!codes && state.enabled && openForm === null && (
          <div className="flex flex-wrap gap-2">
            <button type="button" className="small-button" onClick={() => setOpenForm('renew')}>
              {t('twoFactor.renew')}
            </button>
            <button type="button" className="small-button text-error" onClick={() => setOpenForm('disable')}>
              {t('twoFactor.disable')}
            </button>
          </div>
        )}
        {openForm === 'renew' && (
          <ReauthenticateForm
            path="/api/users/two-factor/recovery-codes"
            schema={RecoveryCodes}
            credentials={['code']}
            verb={t('twoFactor.renew')}
            onStop={stop}
            onDone={({ data }) => saveCodes(data.recoveryCodes)}
          />
        )}
        {openForm === 'disable' && (
          <ReauthenticateForm
            path="/api/users/two-factor/disable"
            schema={adminMessageResponse}
            credentials={hasPassword ? ['password', 'code'] : ['code']}
            verb={t('twoFactor.disable')}
            isDestructive
            onStop={stop}
            onDone={() => {
              toast({ text: t('twoFactor.disabled') })
              stop()
            }}
          />
        )}
      </div>
    </Card>
  )
}
