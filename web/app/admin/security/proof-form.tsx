import { PasswordField } from '../../account/password-field.tsx'
import type { Reader } from '../../api.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { errorAt, FailureBanner } from '../parts/failure-banner.tsx'
import { useAdminCall } from '../use-admin-call.ts'

type Proof = 'password' | 'code'
type ProofFormProps<T> = {
  path: string
  schema: Reader<T>
  /** What has to be shown once more. */
  asks: readonly Proof[]
  verb: string
  isDestructive?: boolean
  /** Leaves the page as it is until what was answered has been seen. */
  isQuiet?: boolean
  onDone: (answer: T) => void
  onStop: () => void
}

/** Does something about one's own account, against its password, a code of the app, or both. */
export function ProofForm<T>({ path, schema, asks, verb, isDestructive = false, isQuiet = false, onDone, onStop }: ProofFormProps<T>) {
  const { t } = useTranslation(['team', 'admin'])
  const { call, isBusy, failure } = useAdminCall()

  async function send(event: React.FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const answer = await call('POST', path, Object.fromEntries(asks.map((name) => [name, String(form.get(name) ?? '')])), schema, {
      isQuiet,
    })
    if (answer) onDone(answer)
  }

  return (
    <form className="proof-form" onSubmit={(event) => void send(event)}>
      <FailureBanner failure={failure} className="" />
      {asks.includes('password') && (
        <PasswordField
          label={t('twoFactor.password')}
          name="password"
          autoComplete="current-password"
          required
          error={errorAt(failure, 'password')}
        />
      )}
      {asks.includes('code') && (
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
