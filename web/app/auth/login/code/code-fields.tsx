import { useState } from 'react'
import { browserApi } from '../../../api/browser-api.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { type CheckedResult, useCheckedForm } from '../../../ui/hooks/use-checked-form.ts'
import { useAfterSignIn } from '../../after-sign-in.ts'
import { type AuthRefusal, signInWithCode } from '../../auth-api.ts'
import { authTexts } from '../../auth-texts.ts'
import { FormRefusal } from '../../form-refusal.tsx'

type CodeFieldsProps = { result: CheckedResult | undefined; refusal: AuthRefusal | null; next: string }

const schema = () => import('../../../../../contract/two-factor.ts').then(({ CodeForSignIn }) => CodeForSignIn)

/** One field: six digits, or a recovery code. */
export function CodeFields({ result, refusal: posted, next }: CodeFieldsProps) {
  const { t } = useTranslation(['auth', 'account'], authTexts)
  const enter = useAfterSignIn(next)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState(posted)
  const form = useCheckedForm({ schema, labels: { code: t('code.label') }, result, onValid: ({ code }) => void send(code) })

  async function send(code: string): Promise<void> {
    setBusy(true)
    const outcome = await signInWithCode(browserApi(), code)
    if (outcome.user) return enter(outcome)
    setBusy(false)
    setRefusal(outcome.refusal)
    form.refuse(outcome.refusal.fields)
  }

  return (
    <>
      <FormRefusal form={form} refusal={refusal} title={t('code.failed')} />
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
