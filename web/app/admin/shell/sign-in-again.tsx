import { useState } from 'react'
import { browserApi } from '../../api/browser-api.ts'
import { signIn, signInWithCode } from '../../auth/auth-api.ts'
import { PasswordField } from '../../auth/password-field.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useStore } from '../../ui/store.ts'
import { waitingForSignIn } from './sign-in-again-store.ts'

/**
 * Signs in on top of the page after the session has ended, so that the interrupted action can continue. `name`: the
 * user of the ended session.
 */
export function SignInAgain({ name }: { name: string }) {
  const { t } = useTranslation('admin')
  const waiting = useStore(waitingForSignIn)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  /** The password was correct, and the account also requires a code. */
  const [needsCode, setNeedsCode] = useState(false)

  async function onSubmit(event: React.FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '')
    setBusy(true)
    setFailure(null)
    const result = needsCode
      ? await signInWithCode(browserApi(), text('code'))
      : await signIn(browserApi(), { name: text('email'), password: text('password') })
    setBusy(false)
    if (result.user) {
      setNeedsCode(false)
      waiting?.settle(true)
      return
    }
    setFailure(result.refusal?.message ?? null)
    setNeedsCode(result.refusal ? needsCode && result.refusal.code !== 'sign_in_expired' : true)
  }

  return (
    <Dialog isOpen={waiting !== null} onClose={() => waiting?.settle(false)} title={t('signInAgain.title')}>
      <p className="mb-4 text-soft">{t(needsCode ? 'signInAgain.codeText' : 'signInAgain.text')}</p>
      {failure && <Alert title={failure} className="mb-4" />}
      <form key={String(needsCode)} onSubmit={(event) => void onSubmit(event)} className="grid gap-4">
        {needsCode ? (
          <TextField label={t('signInAgain.code')} name="code" autoComplete="one-time-code" maxLength={40} required />
        ) : (
          <>
            <TextField label={t('signInAgain.email')} name="email" autoComplete="username" defaultValue={name} required />
            <PasswordField label={t('signInAgain.password')} name="password" autoComplete="current-password" required />
          </>
        )}
        <Button type="submit" busy={isBusy}>
          {t('signInAgain.button')}
        </Button>
      </form>
    </Dialog>
  )
}
