import { useState } from 'react'
import type { Order } from '../../../../../contract/orders/orders.ts'
import { browserApi } from '../../../api/browser-api.ts'
import { useAfterSignIn } from '../../../auth/after-sign-in.ts'
import { type AuthRefusal, register } from '../../../auth/auth-api.ts'
import { authTexts } from '../../../auth/auth-texts.ts'
import { Consent } from '../../../auth/consent.tsx'
import { PasswordField } from '../../../auth/password-field.tsx'
import { RefusalAlert } from '../../../auth/refusal-alert.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { paths } from '../../../paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { type CheckedResult, useCheckedForm } from '../../../ui/hooks/use-checked-form.ts'
import { useFocusOnMount } from '../../../ui/hooks/use-focus-on-mount.ts'
import { Link } from '../../../ui/link.tsx'
import { accountFromOrder } from './account-from-order.ts'

type CreateAccountProps = {
  order: Order
  /** The URL of this page, to return to. */
  here: string
  actionResult: { result: CheckedResult | null; refusal: AuthRefusal | null } | undefined
}

const schema = () => import('./create-account-form.ts').then(({ CreateAccountForm }) => CreateAccountForm)

/** Creates an account from the order: only a password is missing. */
export function CreateAccount({ order, here, actionResult }: CreateAccountProps) {
  const { t } = useTranslation(['auth', 'account'], authTexts)
  const afterSignIn = useAfterSignIn(here)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState(actionResult?.refusal ?? null)
  const labels = { password: t('keep.password') }
  const form = useCheckedForm({ schema, labels, result: actionResult?.result, onValid: ({ password }) => void send(password) })
  const email = order.email ?? ''

  async function send(password: string): Promise<void> {
    setBusy(true)
    const result = await register(browserApi(), accountFromOrder(order, password))
    setBusy(false)
    setRefusal(result.refusal)
    if (result.refusal) return form.refuse(result.refusal.fields)
    await afterSignIn(result)
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

/** Replaces the form and takes its focus. */
function SignInInstead({ email, here }: { email: string; here: string }) {
  const { t } = useTranslation('auth', authTexts)
  const box = useFocusOnMount<HTMLDivElement>()
  return (
    <Alert ref={box} tabIndex={-1} tone="info" role="status" title={t('keep.taken')} className="no-print mt-6">
      <p>
        {t('keep.takenText')} <Link to={paths.login(here, { email })}>{t('keep.login')}</Link>
      </p>
    </Alert>
  )
}
