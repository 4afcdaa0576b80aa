import { useState } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '../../api/browser-api.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { type CheckedResult, useCheckedForm } from '../../ui/hooks/use-checked-form.ts'
import { Link } from '../../ui/link.tsx'
import { useAfterSignIn } from '../after-sign-in.ts'
import { type AuthRefusal, signIn } from '../auth-api.ts'
import { authTexts } from '../auth-texts.ts'
import { PasswordField } from '../password-field.tsx'
import { RefusalAlert } from '../refusal-alert.tsx'

type LoginFieldsProps = {
  result: CheckedResult | undefined
  email: string
  next: string
  /** The raw `next` parameter, for the link to the password reset and back. */
  back: string | undefined
  refusal: AuthRefusal | null
  setRefusal: (refusal: AuthRefusal | null) => void
}

const schema = () => import('./login-form.ts').then(({ LoginForm }) => LoginForm)

/** The name stays after a refusal. The password stays only where it was not validated: a lost connection, a busy shop. */
export function LoginFields({ result, email, next, back, refusal, setRefusal }: LoginFieldsProps) {
  const { t } = useTranslation(['account', 'auth'], authTexts)
  const enter = useAfterSignIn(next)
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const labels = { name: t('login.name'), password: t('password.label') }
  const form = useCheckedForm({ schema, labels, result, defaults: { name: email }, onValid: (value) => void send(value) })

  async function send(value: { name: string; password: string }): Promise<void> {
    setBusy(true)
    setRefusal(null)
    const outcome = await signIn(browserApi(), value)
    if (outcome.user) return enter(outcome)
    if (!outcome.refusal) return navigate(paths.loginCode(next))
    setBusy(false)
    setRefusal(outcome.refusal)
    if (isWrong(outcome.refusal)) form.empty('password')
  }

  return (
    <>
      <ErrorSummary title={t('errors', { count: form.fieldErrors.length })} fieldErrors={form.fieldErrors} attempts={form.attempts} />
      {refusal && <RefusalAlert title={t('login.failed')} refusal={refusal} />}
      <form method="post" className="grid grid-cols-1 gap-5" {...form.props}>
        <TextField
          {...form.wire('name')}
          need="required"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
        />
        <PasswordField {...form.wire('password')} need="required" autoComplete="current-password" />
        <p>
          <Link to={paths.forgotPassword(undefined, back)} className="standalone-link">
            {t('auth:forgot.link')}
          </Link>
        </p>
        <Button type="submit" busy={isBusy}>
          {t('login.button')}
        </Button>
      </form>
    </>
  )
}

function isWrong({ status }: AuthRefusal): boolean {
  return status >= 400 && status < 500 && status !== 429
}
