import { useState } from 'react'
import { browserApi } from '../../api/browser-api.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { type CheckedResult, useCheckedForm } from '../../ui/hooks/use-checked-form.ts'
import type { AuthRefusal } from '../auth-api.ts'
import { authTexts } from '../auth-texts.ts'
import { RefusalAlert } from '../refusal-alert.tsx'
import { requestReset } from './request-reset.ts'

type ForgotFieldsProps = {
  result: CheckedResult | undefined
  refusal: AuthRefusal | null
  email: string
  onSent: (email: string) => void
}

const schema = () => import('../../../../contract/accounts.ts').then(({ ForgottenPassword }) => ForgottenPassword)

export function ForgotFields({ result, refusal: posted, email, onSent }: ForgotFieldsProps) {
  const { t } = useTranslation(['auth', 'account'], authTexts)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState(posted)
  const labels = { email: t('forgot.email') }
  const form = useCheckedForm({ schema, labels, result, defaults: { email }, onValid: (value) => void send(value.email) })

  async function send(to: string): Promise<void> {
    setBusy(true)
    const refused = await requestReset(browserApi(), to)
    setBusy(false)
    setRefusal(refused)
    if (!refused) onSent(to)
  }

  return (
    <>
      <ErrorSummary
        title={t('account:errors', { count: form.fieldErrors.length })}
        fieldErrors={form.fieldErrors}
        attempts={form.attempts}
      />
      {refusal && <RefusalAlert title={t('forgot.failed')} refusal={refusal} />}
      <form method="post" className="grid grid-cols-1 gap-5" {...form.props}>
        <TextField {...form.wire('email')} need="required" type="email" autoComplete="username" inputMode="email" spellCheck={false} />
        <Button type="submit" busy={isBusy}>
          {t('forgot.button')}
        </Button>
      </form>
    </>
  )
}
