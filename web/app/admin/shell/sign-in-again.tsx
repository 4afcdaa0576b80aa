import { useState } from 'react'
import { enterByCode, signIn } from '../../account/enter.ts'
import { PasswordField } from '../../account/password-field.tsx'
import { browserApi } from '../../browser-api.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useStore } from '../../ui/store.ts'
import { TextField } from '../../ui/text-field.tsx'
import { waitingForSignIn } from './sign-in-again-store.ts'

/** The session has ended in the middle of something: sign in here, and what was being done goes on. `name`: who it was. */
export function SignInAgain({ name }: { name: string }) {
  const { t } = useTranslation('admin')
  const waiting = useStore(waitingForSignIn)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  /** The password was right; the account asks for a code as well. */
  const [owesCode, setOwesCode] = useState(false)

  async function enter(event: React.FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '')
    setBusy(true)
    setFailure(null)
    const answer = owesCode
      ? await enterByCode(browserApi(), text('code'))
      : await signIn(browserApi(), { name: text('email'), password: text('password') })
    setBusy(false)
    if (answer.user) {
      setOwesCode(false)
      waiting?.settle(true)
      return
    }
    setFailure(answer.refusal?.message ?? null)
    setOwesCode(answer.refusal ? owesCode && answer.refusal.code !== 'sign_in_expired' : true)
  }

  return (
    <Dialog isOpen={waiting !== null} onClose={() => waiting?.settle(false)} title={t('signInAgain.title')}>
      <p className="mb-4 text-soft">{t(owesCode ? 'signInAgain.codeText' : 'signInAgain.text')}</p>
      {failure && <Alert title={failure} className="mb-4" />}
      <form key={String(owesCode)} onSubmit={(event) => void enter(event)} className="grid gap-4">
        {owesCode ? (
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
