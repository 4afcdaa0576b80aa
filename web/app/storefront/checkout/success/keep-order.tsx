import '../../../account/auth-texts.ts'
import { useState } from 'react'
import type { Order } from '../../../../../contract/orders.ts'
import { type Refusal, register } from '../../../account/enter.ts'
import { PasswordField } from '../../../account/password-field.tsx'
import { RefusalAlert } from '../../../account/refusal-alert.tsx'
import { useEntrance } from '../../../account/use-entrance.ts'
import { browserApi } from '../../../browser-api.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { paths } from '../../../paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { type CheckedResult, useCheckedForm } from '../../../ui/use-checked-form.ts'
import { useFirstFocus } from '../../../ui/use-first-focus.ts'
import { Consent } from '../../consent.tsx'
import { newAccountOf } from './new-account-of.ts'

type KeepOrderProps = {
  order: Order
  /** This very page, to come back to. */
  here: string
  answer: { result: CheckedResult | null; refusal: Refusal | null } | undefined
}

const schema = () => import('./keep-form.ts').then(({ KeepForm }) => KeepForm)

/** An account out of the order itself: everything but a password is known already. */
export function KeepOrder({ order, here, answer }: KeepOrderProps) {
  const { t } = useTranslation(['auth', 'account'])
  const enter = useEntrance(here)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState(answer?.refusal ?? null)
  const labels = { password: t('keep.password') }
  const form = useCheckedForm({ schema, labels, result: answer?.result, onValid: ({ password }) => void send(password) })
  const email = order.email ?? ''

  async function send(password: string): Promise<void> {
    setBusy(true)
    const answered = await register(browserApi(), newAccountOf(order, password))
    setBusy(false)
    setRefusal(answered.refusal)
    if (answered.refusal) return form.refuse(answered.refusal.fields)
    await enter(answered)
  }

  if (refusal?.code === 'email_taken') return <SignInInstead email={email} here={here} />
  const isAboutField = refusal !== null && Object.keys(refusal.fields).length > 0
  return (
    <section className="card no-print mt-6 p-6" aria-labelledby="keep-order">
      <h2 id="keep-order" className="text-xl">
        {t('keep.title')}
      </h2>
      <p className="mt-2 mb-4 wrap-anywhere text-soft">{t('keep.text', { email })}</p>
      {refusal && !isAboutField && <RefusalAlert title={t('keep.failed')} refusal={refusal} />}
      <form method="post" className="grid max-w-md grid-cols-1 gap-4" {...form.props}>
        {/* For the password manager. */}
        <input type="email" name="email" value={email} readOnly hidden autoComplete="username" />
        <PasswordField {...form.wire('password')} autoComplete="new-password" hint={t('account:password.rule')} />
        <Consent to="account" />
        <Button type="submit" look="secondary" busy={isBusy} className="justify-self-start">
          {t('keep.button')}
        </Button>
      </form>
    </section>
  )
}

/** It takes the place of the form, and its focus. */
function SignInInstead({ email, here }: { email: string; here: string }) {
  const { t } = useTranslation('auth')
  const box = useFirstFocus<HTMLDivElement>()
  return (
    <Alert ref={box} tabIndex={-1} tone="info" role="status" title={t('keep.taken')} className="no-print mt-6">
      <p>
        {t('keep.takenText')} <Link to={paths.login(here, { email })}>{t('keep.login')}</Link>
      </p>
    </Alert>
  )
}
