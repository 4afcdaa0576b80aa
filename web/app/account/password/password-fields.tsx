import { useState } from 'react'
import { browserApi } from '../../browser-api.ts'
import { paths } from '../../paths.ts'
import { useShop } from '../../storefront/use-shop.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Link } from '../../ui/link.tsx'
import { type CheckedResult, useCheckedForm } from '../../ui/use-checked-form.ts'
import { useAccountTexts } from '../account-texts.ts'
import { type Changed, changeOwn } from '../change-own.ts'
import { PasswordField } from '../password-field.tsx'
import { RefusalAlert } from '../refusal-alert.tsx'

type PasswordFieldsProps = {
  email: string
  result: CheckedResult | undefined
  answer: Changed | null
  onChanged: (changed: Changed) => void
}

const schema = () => import('../../../../contract/accounts.ts').then(({ PasswordChange }) => PasswordChange)

/** The old one and the new one; what is wrong with one of them is said beside it. */
export function PasswordFields({ email, result, answer, onChanged }: PasswordFieldsProps) {
  const { isMailOn } = useShop()
  const { t } = useAccountTexts()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState(answer?.refusal ?? null)
  const labels = { currentPassword: t('password.current'), newPassword: t('password.next') }
  const form = useCheckedForm({ schema, labels, result, onValid: (passwords) => void change(passwords) })

  async function change(passwords: { currentPassword: string; newPassword: string }): Promise<void> {
    setBusy(true)
    const changed = await changeOwn(browserApi(), 'PATCH', 'update-password', passwords)
    setBusy(false)
    setRefusal(changed.refusal)
    if (changed.refusal) return form.refuse(changed.refusal.fields)
    onChanged(changed)
  }

  const isAboutField = refusal !== null && Object.keys(refusal.fields).length > 0
  return (
    <>
      <ErrorSummary title={t('errors', { count: form.troubles.length })} troubles={form.troubles} tries={form.tries} />
      {refusal && !isAboutField && <RefusalAlert title={t('password.failed')} refusal={refusal} />}
      <form method="post" className="grid max-w-lg gap-5" {...form.props}>
        {/* For the password manager. */}
        <input type="email" name="email" value={email} readOnly hidden autoComplete="username" />
        <PasswordField {...form.wire('currentPassword')} need="required" autoComplete="current-password" />
        <PasswordField {...form.wire('newPassword')} need="required" autoComplete="new-password" hint={t('account:password.rule')} />
        <Button type="submit" busy={isBusy} className="justify-self-start">
          {t('password.button')}
        </Button>
      </form>
      <p className="mt-6">
        {t('password.forgotten')}{' '}
        <Link to={paths.forgotPassword(email)}>{t(isMailOn ? 'password.forgottenLink' : 'password.forgottenHelp')}</Link>
      </p>
    </>
  )
}
