import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '../../api/browser-api.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { type CheckedResult, useCheckedForm } from '../../ui/hooks/use-checked-form.ts'
import type { AuthRefusal } from '../auth-api.ts'
import { authTexts } from '../auth-texts.ts'
import { FormRefusal } from '../form-refusal.tsx'
import { PasswordField } from '../password-field.tsx'
import { setPassword } from './reset-password-api.ts'

type ResetFieldsProps = { token: string; result: CheckedResult | undefined; refusal: AuthRefusal | null; onGone: () => void }

const schema = () => import('../../../../contract/accounts.ts').then(({ PasswordReset }) => PasswordReset)

export function ResetFields({ token, result, refusal: posted, onGone }: ResetFieldsProps) {
  const { t } = useTranslation(['auth', 'account'], authTexts)
  const navigate = useNavigate()
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState(posted)
  const form = useCheckedForm({
    schema,
    labels: { newPassword: t('reset.label') },
    result,
    onValid: (value) => void send(value.newPassword),
  })

  async function send(newPassword: string): Promise<void> {
    setBusy(true)
    const refused = await setPassword(browserApi(), token, newPassword)
    setBusy(false)
    if (refused?.code === 'wrong_reset_token') return onGone()
    setRefusal(refused)
    if (refused) return form.refuse(refused.fields)
    client.clear()
    await navigate(paths.login(undefined, { reset: 1 }), { replace: true })
  }

  return (
    <>
      <FormRefusal form={form} refusal={refusal} title={t('reset.failed')} />
      <form method="post" className="grid grid-cols-1 gap-5" {...form.props}>
        <PasswordField {...form.wire('newPassword')} need="required" autoComplete="new-password" hint={t('account:password.rule')} />
        <Button type="submit" busy={isBusy}>
          {t('reset.button')}
        </Button>
      </form>
    </>
  )
}
