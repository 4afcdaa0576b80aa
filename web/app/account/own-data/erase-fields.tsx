import '../auth-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '../../browser-api.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type CheckedResult, useCheckedForm } from '../../ui/use-checked-form.ts'
import { changeOwn } from '../change-own.ts'
import type { Refusal } from '../enter.ts'
import { PasswordField } from '../password-field.tsx'
import { RefusalAlert } from '../refusal-alert.tsx'

type EraseFieldsProps = {
  email: string
  hasPassword: boolean
  answer: { result: CheckedResult; refusal: Refusal | null } | undefined
}

async function schemaFor(hasPassword: boolean) {
  const { AccountErasure } = await import('../../../../contract/accounts.ts')
  return hasPassword ? AccountErasure.required({ password: true }) : AccountErasure
}

/** Nobody does this by a slip: the e-mail is typed, the password too where there is one. */
export function EraseFields({ email, hasPassword, answer }: EraseFieldsProps) {
  const { t } = useTranslation(['auth', 'account'])
  const navigate = useNavigate()
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState(answer?.refusal ?? null)
  const labels = { confirm: t('data.confirm', { email }), ...(hasPassword ? { password: t('account:password.label') } : {}) }
  const form = useCheckedForm({
    schema: () => schemaFor(hasPassword),
    labels,
    result: answer?.result,
    onValid: (proof) => void erase(proof),
  })

  async function erase(proof: { confirm: string; password?: string | undefined }): Promise<void> {
    setBusy(true)
    const { refusal: refused } = await changeOwn(browserApi(), 'DELETE', 'me', proof)
    setBusy(false)
    setRefusal(refused)
    if (refused) return form.refuse(refused.fields)
    client.clear()
    await navigate(paths.login(undefined, { erased: 1 }), { replace: true })
  }

  const isAboutField = refusal !== null && Object.keys(refusal.fields).length > 0
  return (
    <>
      <ErrorSummary title={t('account:errors', { count: form.troubles.length })} troubles={form.troubles} tries={form.tries} />
      {refusal && !isAboutField && <RefusalAlert title={t('data.eraseFailed')} refusal={refusal} />}
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
