import { useState } from 'react'
import { type Refusal, register } from '../../account/enter.ts'
import { PasswordField } from '../../account/password-field.tsx'
import { useEntrance } from '../../account/use-entrance.ts'
import { browserApi } from '../../browser-api.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type CheckedResult, useCheckedForm } from '../../ui/use-checked-form.ts'
import { Consent } from '../consent.tsx'
import { RegisterRefusal } from './register-refusal.tsx'

type RegisterFieldsProps = {
  result: CheckedResult | undefined
  /** The page somebody came from, for the way to the login. */
  next: string | undefined
  leadsTo: string
  refusal: Refusal | null
  setRefusal: (refusal: Refusal | null) => void
}

const schema = () => import('./register-form.ts').then(({ RegisterForm }) => RegisterForm)

export function RegisterFields({ result, next, leadsTo, refusal, setRefusal }: RegisterFieldsProps) {
  const { t } = useTranslation('account')
  const enter = useEntrance(leadsTo)
  const [isBusy, setBusy] = useState(false)
  const [email, setEmail] = useState(String(result?.initialValue?.email ?? ''))
  const labels = { fullName: t('register.fullName'), email: t('register.email'), password: t('password.label') }
  const form = useCheckedForm({ schema, labels, result, onValid: (value) => void send(value) })

  async function send(value: { fullName: string; email: string; password: string }): Promise<void> {
    setBusy(true)
    setRefusal(null)
    setEmail(value.email)
    const answer = await register(browserApi(), value)
    if (answer.user) return enter(answer, { codeSentAt: Date.now() })
    setBusy(false)
    setRefusal(answer.refusal)
    form.refuse(answer.refusal.fields)
  }

  return (
    <>
      {refusal?.code !== 'email_taken' && (
        <ErrorSummary title={t('errors', { count: form.troubles.length })} troubles={form.troubles} tries={form.tries} />
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
