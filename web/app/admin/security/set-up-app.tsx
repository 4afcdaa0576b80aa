import { useState } from 'react'
import { RecoveryCodes, TwoFactorSecret } from '../../../../contract/two-factor.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { CopyButton } from '../components/copy-button.tsx'
import { ReauthenticateForm } from './reauthenticate-form.tsx'

type SetUpAppProps = { hasPassword: boolean; onDone: (codes: readonly string[]) => void; onStop: () => void }

/** Sets up an authenticator app: password, QR code, first code. */
export function SetUpApp({ hasPassword, onDone, onStop }: SetUpAppProps) {
  const { t } = useTranslation('team')
  const [given, setGiven] = useState<TwoFactorSecret['data'] | null>(null)
  if (!given) {
    return (
      <>
        <p>{t(hasPassword ? 'twoFactor.stepPassword' : 'twoFactor.stepStart')}</p>
        <ReauthenticateForm
          path="/api/users/two-factor/setup"
          schema={TwoFactorSecret}
          credentials={hasPassword ? ['password'] : []}
          verb={t('twoFactor.next')}
          skipRevalidate
          onStop={onStop}
          onDone={({ data }) => setGiven(data)}
        />
      </>
    )
  }
  return (
    <>
      <p>{t('twoFactor.stepScan')}</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(given.qr)}`}
        alt={t('twoFactor.square')}
        width={208}
        height={208}
        className="app-square"
      />
      <p className="app-secret">
        <span className="text-soft">{t('twoFactor.byHand')}</span> <code>{given.secret.match(/.{1,4}/g)?.join(' ')}</code>
        <CopyButton text={given.secret} label={t('twoFactor.copySecret')} />
      </p>
      <p>
        <a href={given.uri} className="row-link">
          {t('twoFactor.openApp')}
        </a>
      </p>
      <p>{t('twoFactor.stepCode')}</p>
      <ReauthenticateForm
        path="/api/users/two-factor/enable"
        schema={RecoveryCodes}
        credentials={['code']}
        verb={t('twoFactor.enable')}
        onStop={onStop}
        onDone={({ data }) => onDone(data.recoveryCodes)}
      />
    </>
  )
}
