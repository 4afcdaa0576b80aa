import type { ResponseSchema } from '../../api/api.ts'
import { PasswordField } from '../../auth/password-field.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { errorAt, FailureBanner } from '../components/failure-banner.tsx'
import { useAdminRequest } from '../use-admin-request.ts'

type Credential = 'password' | 'code'
type ReauthenticateFormProps<T> = {
  path: string
  schema: ResponseSchema<T>
  /** The required credentials. */
  credentials: readonly Credential[]
  verb: string
  isDestructive?: boolean
  /** The page is not reloaded, so that the result stays visible. */
  skipRevalidate?: boolean
  onDone: (response: T) => void
  onStop: () => void
}

/** Runs an action on the user's own account after the password, a code of the app, or both. */
export function ReauthenticateForm<T>({
  path,
  schema,
  credentials,
  verb,
  isDestructive = false,
  skipRevalidate = false,
  onDone,
  onStop,
}: ReauthenticateFormProps<T>) {
  const { t } = useTranslation(['team', 'admin'])
  const { call, isBusy, failure } = useAdminRequest()

  async function send(event: React.FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const response = await call('POST', path, Object.fromEntries(credentials.map((name) => [name, String(form.get(name) ?? '')])), schema, {
      skipRevalidate,
    })
    if (response) onDone(response)
  }

  return (
    <form className="proof-form" onSubmit={(event) => void send(event)}>
      <FailureBanner failure={failure} className="" />
      {credentials.includes('password') && (
        <PasswordField
          label={t('twoFactor.password')}
          name="password"
          autoComplete="current-password"
          required
          error={errorAt(failure, 'password')}
        />
      )}
      {credentials.includes('code') && (
        <TextField
          label={t('twoFactor.code')}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          required
          error={errorAt(failure, 'code')}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy} className={isDestructive ? 'button-danger' : ''}>
          {verb}
        </Button>
        <Button look="secondary" onClick={onStop}>
          {t('admin:cancel')}
        </Button>
      </div>
    </form>
  )
}
