import { type RefObject, useState } from 'react'
import { browserApi } from '../api/browser-api.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { useFocusOnMount } from '../ui/hooks/use-focus-on-mount.ts'
import { type AuthRefusal, messageResponse, refusalOf } from './auth-api.ts'
import { PasswordField } from './password-field.tsx'

/** Actions of weight are open for ten minutes afterwards. */
async function confirmPassword(password: string): Promise<AuthRefusal | null> {
  try {
    await browserApi().send('POST', '/api/users/confirm-password', { password }, messageResponse)
    return null
  } catch (error) {
    return refusalOf(error)
  }
}

type PasswordAgainProps = { onDone: () => void; onStop?: () => void; field?: RefObject<HTMLInputElement | null> }

/** Asks for the password again before an action of weight; `onDone` then repeats the action. */
export function PasswordAgain({ onDone, onStop, field }: PasswordAgainProps) {
  const { t } = useTranslation('account')
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<AuthRefusal | null>(null)
  const box = useFocusOnMount<HTMLFormElement>()
  const isAboutField = refusal?.fields.password !== undefined

  async function onSubmit(event: React.FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    setBusy(true)
    const refused = await confirmPassword(String(new FormData(event.currentTarget).get('password') ?? ''))
    setBusy(false)
    setRefusal(refused)
    if (!refused) onDone()
  }

  return (
    <form ref={box} tabIndex={-1} aria-label={t('password.againTitle')} className="grid gap-4" onSubmit={(event) => void onSubmit(event)}>
      <p>{t('password.againText')}</p>
      {refusal && !isAboutField && <Alert title={refusal.message} />}
      <PasswordField
        {...(field ? { ref: field } : {})}
        label={t('password.label')}
        name="password"
        autoComplete="current-password"
        required
        error={refusal?.fields.password?.[0]}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          {t('password.againButton')}
        </Button>
        {onStop && (
          <Button look="secondary" onClick={onStop}>
            {t('password.againCancel')}
          </Button>
        )}
      </div>
    </form>
  )
}
