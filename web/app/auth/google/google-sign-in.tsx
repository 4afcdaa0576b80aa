import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { authTexts } from '../auth-texts.ts'
import { PasswordField } from '../password-field.tsx'
import { RefusalAlert } from '../refusal-alert.tsx'
import type { GoogleConfig } from './google-config.ts'
import { GoogleLogo } from './google-logo.tsx'
import { useGoogleSignIn } from './use-google-sign-in.ts'

/**
 * The alternative to the form above it; `children` state the consent. Reserves its space, so that nothing moves when Google's
 * own button loads.
 */
export function GoogleSignIn({ config, next, children }: { config: GoogleConfig; next: string; children?: ReactNode }) {
  const { t } = useTranslation('auth', authTexts)
  const { pathname, search } = useLocation()
  if (config.kind === 'none') return null
  return (
    <section aria-label={t('google.title')} className="google-sign-in">
      <p className="google-or" aria-hidden="true">
        {t('google.or')}
      </p>
      {config.kind === 'elsewhere' ? (
        <p>
          {t('google.elsewhere')} <Link to={paths.continueElsewhere(pathname + search)}>{t('google.open')}</Link>
        </p>
      ) : (
        <GoogleButton clientId={config.clientId} next={next} />
      )}
      {config.kind === 'here' && children}
    </section>
  )
}

function GoogleButton({ clientId, next }: { clientId: string; next: string }) {
  const { t } = useTranslation('auth', authTexts)
  const { box, stage, refusal, credential, open, linkAccount } = useGoogleSignIn(clientId, next)
  const isOurs = stage === 'idle' || stage === 'loading'
  return (
    <>
      <div className="google-button-slot" aria-busy={stage === 'loading' || stage === 'entering' || undefined}>
        {isOurs && (
          <Button
            look="secondary"
            className="google-button"
            busy={stage === 'loading'}
            onPointerEnter={(event) => event.pointerType === 'mouse' && void open(false)}
            onClick={() => void open(true)}
          >
            <GoogleLogo /> {t(stage === 'loading' ? 'google.opening' : 'google.button')}
          </Button>
        )}
        {stage === 'blocked' && (
          <p role="status" className="google-blocked">
            {t('google.blocked')}{' '}
            <button type="button" onClick={() => void open(true)}>
              {t('google.again')}
            </button>
          </p>
        )}
        <div ref={box} />
      </div>
      {refusal && <RefusalAlert title={t('google.failed')} refusal={refusal} />}
      {credential && <LinkAccount isBusy={stage === 'entering'} next={next} onPassword={linkAccount} />}
    </>
  )
}

type LinkAccountProps = { isBusy: boolean; next: string; onPassword: (password: string) => void }

/** The e-mail already has an account: its password, entered once, proves that both belong to the same person. */
function LinkAccount({ isBusy, next, onPassword }: LinkAccountProps) {
  const { t } = useTranslation(['auth', 'account'], authTexts)
  function onSubmit(event: React.FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    if (password) onPassword(password)
  }
  return (
    <Alert tone="info" role="status" title={t('google.taken')} className="mt-4">
      <p>{t('google.takenText')}</p>
      <form className="mt-4 grid gap-4" onSubmit={onSubmit}>
        <PasswordField label={t('account:password.label')} name="password" need="required" required autoComplete="current-password" />
        <Button type="submit" busy={isBusy}>
          {t('google.join')}
        </Button>
      </form>
      <p className="mt-3">
        <Link to={paths.forgotPassword(undefined, next)} className="standalone-link">
          {t('forgot.link')}
        </Link>
      </p>
    </Alert>
  )
}
