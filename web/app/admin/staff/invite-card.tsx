import { useState } from 'react'
import { InvitationMessage, type StaffRole } from '../../../../contract/staff.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { Card } from '../parts/card.tsx'
import { errorAt, FailureBanner } from '../parts/failure-banner.tsx'
import { withWords } from '../parts/with-words.ts'
import { useAdminCall } from '../use-admin-call.ts'

/** Asks somebody to work here; the mail with the link goes out at once. */
export function InviteCard() {
  const { t } = useTranslation(['team', 'admin'])
  const { call, isBusy, failure } = useAdminCall()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<StaffRole>('staff')

  async function invite(event: React.FormEvent): Promise<void> {
    event.preventDefault()
    if (!(await call('POST', '/api/staff/invitations', { email, role }, InvitationMessage))) return
    toast({ text: t('invite.sent') })
    setEmail('')
    setRole('staff')
  }

  return (
    <Card title={t('invite.title')}>
      <FailureBanner failure={withWords(failure, t('admin:notDone'))} />
      <form className="sheet-fields" onSubmit={(event) => void invite(event)}>
        <TextField
          label={t('invite.email')}
          name="email"
          type="email"
          autoComplete="off"
          maxLength={254}
          required
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={errorAt(failure, 'email')}
        />
        <fieldset className="role-choice">
          <legend>{t('invite.role')}</legend>
          {(['staff', 'admin'] as const).map((each) => (
            <label key={each}>
              <input type="radio" name="role" value={each} checked={role === each} onChange={() => setRole(each)} />
              <span>
                <strong className="first-capital">{t(`staff.role.${each}`)}</strong>
                <span className="block text-sm text-soft">{t(`invite.may.${each}`)}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <Button type="submit" busy={isBusy}>
          {t('invite.button')}
        </Button>
      </form>
    </Card>
  )
}
