import '../../../account/auth-texts.ts'
import { useState } from 'react'
import { enterByCode, type Refusal } from '../../../account/enter.ts'
import { RefusalAlert } from '../../../account/refusal-alert.tsx'
import { useEntrance } from '../../../account/use-entrance.ts'
import { browserApi } from '../../../browser-api.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type CheckedResult, useCheckedForm } from '../../../ui/use-checked-form.ts'

type CodeFieldsProps = { result: CheckedResult | undefined; refusal: Refusal | null; next: string }

const schema = () => import('../../../../../contract/security.ts').then(({ CodeForSignIn }) => CodeForSignIn)

/** One field: six digits, or a recovery code. */
export function CodeFields({ result, refusal: posted, next }: CodeFieldsProps) {
  const { t } = useTranslation(['auth', 'account'])
  const enter = useEntrance(next)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState(posted)
  const form = useCheckedForm({ schema, labels: { code: t('code.label') }, result, onValid: ({ code }) => void send(code) })

  async function send(code: string): Promise<void> {
    setBusy(true)
    const answer = await enterByCode(browserApi(), code)
    if (answer.user) return enter(answer)
    setBusy(false)
    setRefusal(answer.refusal)
    form.refuse(answer.refusal.fields)
  }

  const isAboutField = refusal !== null && Object.keys(refusal.fields).length > 0
  return (
    <>
      <ErrorSummary title={t('account:errors', { count: form.troubles.length })} troubles={form.troubles} tries={form.tries} />
      {refusal && !isAboutField && <RefusalAlert title={t('code.failed')} refusal={refusal} />}
      <form method="post" className="grid grid-cols-1 gap-5" {...form.props}>
        <TextField
          {...form.wire('code')}
          need="required"
          hint={t('code.hint')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
        />
        <Button type="submit" busy={isBusy}>
          {t('code.button')}
        </Button>
      </form>
    </>
  )
}
