import '../../account/auth-texts.ts'
import { useState } from 'react'
import type { Refusal } from '../../account/enter.ts'
import { RefusalAlert } from '../../account/refusal-alert.tsx'
import { browserApi } from '../../browser-api.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type CheckedResult, useCheckedForm } from '../../ui/use-checked-form.ts'
import { askForReset } from './ask-for-reset.ts'

type ForgotFieldsProps = {
  result: CheckedResult | undefined
  refusal: Refusal | null
  email: string
  onSent: (email: string) => void
}

const schema = () => import('../../../../contract/accounts.ts').then(({ ForgottenPassword }) => ForgottenPassword)

export function ForgotFields({ result, refusal: posted, email, onSent }: ForgotFieldsProps) {
  const { t } = useTranslation(['auth', 'account'])
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState(posted)
  const labels = { email: t('forgot.email') }
  const form = useCheckedForm({ schema, labels, result, defaults: { email }, onValid: (value) => void send(value.email) })

  async function send(to: string): Promise<void> {
    setBusy(true)
    const refused = await askForReset(browserApi(), to)
    setBusy(false)
    setRefusal(refused)
    if (!refused) onSent(to)
  }

  return (
    <>
      <ErrorSummary title={t('account:errors', { count: form.troubles.length })} troubles={form.troubles} tries={form.tries} />
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
