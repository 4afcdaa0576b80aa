import '../../account/auth-texts.ts'
import { useState } from 'react'
import { acceptInvitation, type Refusal } from '../../account/enter.ts'
import { PasswordField } from '../../account/password-field.tsx'
import { RefusalAlert } from '../../account/refusal-alert.tsx'
import { browserApi } from '../../browser-api.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type CheckedResult, useCheckedForm } from '../../ui/use-checked-form.ts'

type AcceptFieldsProps = { token: string; isNew: boolean; result: CheckedResult | undefined; refusal: Refusal | null }

const schema = (isNew: boolean) => () =>
  import('./accept-form.ts').then(({ JoinForm, NewMember }) => (isNew ? NewMember : (JoinForm as never)))

/** A name and a password for somebody new, one button for whoever is signed in. */
export function AcceptFields({ token, isNew, result, refusal: posted }: AcceptFieldsProps) {
  const { t } = useTranslation(['auth', 'account'])
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState(posted)
  const labels: Record<string, string> = isNew ? { fullName: t('invitation.fullName'), password: t('invitation.password') } : {}
  const form = useCheckedForm({ schema: schema(isNew), labels, result, onValid: (value) => void send(value) })

  async function send(value: { fullName?: string; password?: string }): Promise<void> {
    setBusy(true)
    const answer = await acceptInvitation(browserApi(), token, value)
    // The back office is another part of the house: its texts and looks are loaded with it.
    if (answer.user) return window.location.assign(paths.admin.home())
    setBusy(false)
    setRefusal(answer.refusal)
    form.refuse(answer.refusal.fields)
  }

  const isAboutField = refusal !== null && Object.keys(refusal.fields).length > 0
  return (
    <>
      <ErrorSummary title={t('account:errors', { count: form.troubles.length })} troubles={form.troubles} tries={form.tries} />
      {refusal && !isAboutField && <RefusalAlert title={t('invitation.failed')} refusal={refusal} />}
      <form method="post" className="grid grid-cols-1 gap-5" {...form.props}>
        {isNew ? (
          <>
            <TextField {...form.wire('fullName')} need="required" autoComplete="name" maxLength={120} />
            <PasswordField {...form.wire('password')} need="required" autoComplete="new-password" hint={t('account:password.rule')} />
          </>
        ) : (
          <p>{t('invitation.joins')}</p>
        )}
        <Button type="submit" busy={isBusy}>
          {t('invitation.button')}
        </Button>
      </form>
    </>
  )
}
