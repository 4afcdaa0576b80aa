import { useState } from 'react'
import { browserApi } from '../../api/browser-api.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { type CheckedResult, useCheckedForm } from '../../ui/hooks/use-checked-form.ts'
import { useAfterSignIn } from '../after-sign-in.ts'
import { type AuthRefusal, register } from '../auth-api.ts'
import { Consent } from '../consent.tsx'
import { PasswordField } from '../password-field.tsx'
import { RegisterRefusal } from './register-refusal.tsx'

type RegisterFieldsProps = {
  result: CheckedResult | undefined
  /** The page to return to, for the link to the login. */
  next: string | undefined
  leadsTo: string
  refusal: AuthRefusal | null
  setRefusal: (refusal: AuthRefusal | null) => void
}

const schema = () => import('./register-form.ts').then(({ RegisterForm }) => RegisterForm)

export function RegisterFields({ result, next, leadsTo, refusal, setRefusal }: RegisterFieldsProps) {
  const { t } = useTranslation('account')
  const enter = useAfterSignIn(leadsTo)
  const [isBusy, setBusy] = useState(false)
  const [email, setEmail] = useState(String(result?.initialValue?.email ?? ''))
  const labels = { fullName: t('register.fullName'), email: t('register.email'), password: t('password.label') }
  const form = useCheckedForm({ schema, labels, result, onValid: (value) => void send(value) })

  async function send(value: { fullName: string; email: string; password: string }): Promise<void> {
    setBusy(true)
    setRefusal(null)
    setEmail(value.email)
    const outcome = await register(browserApi(), value)
    if (outcome.user) return enter(outcome, { codeSentAt: Date.now() })
    setBusy(false)
    setRefusal(outcome.refusal)
    form.refuse(outcome.refusal.fields)
  }

  return (
    <>
      {refusal?.code !== 'email_taken' && (
        <ErrorSummary title={t('errors', { count: form.fieldErrors.length })} fieldErrors={form.fieldErrors} attempts={form.attempts} />
      )}
      {refusal && <RegisterRefusal refusal={refusal} email={email} next={next} />}
      <form method="post" className="grid grid-cols-1 gap-5" {...form.props}>
        <TextField {...form.wire('fullName')} need="required" autoComplete="name" />
        <TextField {...form.wire('email')} need="required" type="email" autoComplete="username" inputMode="email" spellCheck={false} />
        <PasswordField {...form.wire('password')} need="required" autoComplete="new-password" hint={t('password.rule')} />
        <Consent to="account" />
        <Button type="submit" busy={isBusy}>
          {t('register.button')}
        </Button>
      </form>
    </>
  )
}
