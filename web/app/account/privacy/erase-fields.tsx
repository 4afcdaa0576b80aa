import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '../../api/browser-api.ts'
import type { AuthRefusal } from '../../auth/auth-api.ts'
import { authTexts } from '../../auth/auth-texts.ts'
import { forgetUser } from '../../auth/forget-user.ts'
import { FormRefusal } from '../../auth/form-refusal.tsx'
import { PasswordField } from '../../auth/password-field.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { type CheckedResult, useCheckedForm } from '../../ui/hooks/use-checked-form.ts'
import { mutateAccount } from '../account-mutation.ts'

type EraseFieldsProps = {
  email: string
  hasPassword: boolean
  actionResult: { result: CheckedResult; refusal: AuthRefusal | null } | undefined
}

async function schemaFor(hasPassword: boolean) {
  const { AccountErasure } = await import('../../../../contract/accounts.ts')
  return hasPassword ? AccountErasure.required({ password: true }) : AccountErasure
}

/** Guards against accidents: the user types the e-mail, and the password if there is one. */
export function EraseFields({ email, hasPassword, actionResult }: EraseFieldsProps) {
  const { t } = useTranslation(['auth', 'account'], authTexts)
  const navigate = useNavigate()
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState(actionResult?.refusal ?? null)
  const labels = { confirm: t('data.confirm', { email }), ...(hasPassword ? { password: t('account:password.label') } : {}) }
  const form = useCheckedForm({
    schema: () => schemaFor(hasPassword),
    labels,
    result: actionResult?.result,
    onValid: (proof) => void erase(proof),
  })

  async function erase(proof: { confirm: string; password?: string | undefined }): Promise<void> {
    setBusy(true)
    const { refusal: refused } = await mutateAccount(browserApi(), 'DELETE', 'me', proof)
    setBusy(false)
    setRefusal(refused)
    if (refused) return form.refuse(refused.fields)
    client.clear()
    forgetUser()
    await navigate(paths.login(undefined, { erased: 1 }), { replace: true })
  }

  return (
    <>
      <FormRefusal form={form} refusal={refusal} title={t('data.eraseFailed')} />
      <form method="post" className="grid max-w-md grid-cols-1 gap-5" {...form.props}>
        <TextField
          {...form.wire('confirm')}
          need="required"
          type="email"
          autoComplete="off"
          inputMode="email"
          spellCheck={false}
          className="wrap-anywhere"
        />
        {hasPassword && <PasswordField {...form.wire('password')} need="required" autoComplete="current-password" />}
        <Button type="submit" look="secondary" busy={isBusy} className="erase-button justify-self-start">
          {t('data.eraseButton')}
        </Button>
      </form>
    </>
  )
}
