import { useState } from 'react'
import { browserApi } from '../../api/browser-api.ts'
import { useSiteSettings } from '../../api/site-settings.ts'
import { FormRefusal } from '../../auth/form-refusal.tsx'
import { PasswordField } from '../../auth/password-field.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { type CheckedResult, useCheckedForm } from '../../ui/hooks/use-checked-form.ts'
import { Link } from '../../ui/link.tsx'
import { type MutationResult, mutateAccount } from '../account-mutation.ts'
import { useAccountTexts } from '../account-texts.ts'

type PasswordFieldsProps = {
  email: string
  result: CheckedResult | undefined
  actionResult: MutationResult | null
  onChanged: (changed: MutationResult) => void
}

const schema = () => import('../../../../contract/accounts.ts').then(({ PasswordChange }) => PasswordChange)

/** The current and the new password, each with its error beside it. */
export function PasswordFields({ email, result, actionResult, onChanged }: PasswordFieldsProps) {
  const { isMailOn } = useSiteSettings()
  const { t } = useAccountTexts()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState(actionResult?.refusal ?? null)
  const labels = { currentPassword: t('password.current'), newPassword: t('password.next') }
  const form = useCheckedForm({ schema, labels, result, onValid: (passwords) => void change(passwords) })

  async function change(passwords: { currentPassword: string; newPassword: string }): Promise<void> {
    setBusy(true)
    const changed = await mutateAccount(browserApi(), 'PATCH', 'update-password', passwords)
    setBusy(false)
    setRefusal(changed.refusal)
    if (changed.refusal) return form.refuse(changed.refusal.fields)
    onChanged(changed)
  }

  return (
    <>
      <FormRefusal form={form} refusal={refusal} title={t('password.failed')} />
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
