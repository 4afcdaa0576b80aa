import { useState } from 'react'
import { browserApi } from '../../api/browser-api.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { type CheckedResult, useCheckedForm } from '../../ui/hooks/use-checked-form.ts'
import { type AuthRefusal, acceptInvitation } from '../auth-api.ts'
import { authTexts } from '../auth-texts.ts'
import { FormRefusal } from '../form-refusal.tsx'
import { PasswordField } from '../password-field.tsx'

type AcceptFieldsProps = { token: string; isNew: boolean; result: CheckedResult | undefined; refusal: AuthRefusal | null }

const schema = (isNew: boolean) => () =>
  import('./invitation-form.ts').then(({ JoinForm, NewMemberForm }) => (isNew ? NewMemberForm : (JoinForm as never)))

/** A name and a password for a new user; a single button for a signed-in one. */
export function AcceptFields({ token, isNew, result, refusal: posted }: AcceptFieldsProps) {
  const { t } = useTranslation(['auth', 'account'], authTexts)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState(posted)
  const labels: Record<string, string> = isNew ? { fullName: t('invitation.fullName'), password: t('invitation.password') } : {}
  const form = useCheckedForm({ schema: schema(isNew), labels, result, onValid: (value) => void send(value) })

  async function send(value: { fullName?: string; password?: string }): Promise<void> {
    setBusy(true)
    const outcome = await acceptInvitation(browserApi(), token, value)
    // The admin has its own texts and styles, so it needs a full page load.
    if (outcome.user) return window.location.assign(paths.adminHome())
    setBusy(false)
    setRefusal(outcome.refusal)
    form.refuse(outcome.refusal.fields)
  }

  return (
    <>
      <FormRefusal form={form} refusal={refusal} title={t('invitation.failed')} />
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
