import { useState } from 'react'
import { InvitationMessage, type StaffRole } from '../../../../contract/staff.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { Card } from '../components/card.tsx'
import { errorAt, FailureBanner } from '../components/failure-banner.tsx'
import { prefixError } from '../components/prefix-error.ts'
import { useAdminRequest } from '../use-admin-request.ts'
import { InvitationLink } from './invitation-link.tsx'

/** Invites a staff member: sends the link by mail, or shows it if the shop sends no mail. */
export function InviteCard({ isMailOn }: { isMailOn: boolean }) {
  const { t } = useTranslation(['team', 'admin'])
  const { call, isBusy, failure } = useAdminRequest()
  const [email, setEmail] = useState('')
  const [made, setMade] = useState<{ link: string; email: string } | null>(null)
  const [role, setRole] = useState<StaffRole>('staff')

  async function invite(event: React.FormEvent): Promise<void> {
    event.preventDefault()
    const response = await call('POST', '/api/staff/invitations', { email, role }, InvitationMessage)
    if (!response) return
    const { link } = response.data
    if (link) setMade({ link, email })
    else toast({ text: t('invite.sent') })
    setEmail('')
    setRole('staff')
  }

  return (
    <Card title={t('invite.title')}>
      <FailureBanner failure={prefixError(failure, t('admin:notDone'))} />
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
        {!isMailOn && <p className="text-sm text-soft">{t('invite.off')}</p>}
        <Button type="submit" busy={isBusy}>
          {t(isMailOn ? 'invite.button' : 'invite.buttonOff')}
        </Button>
      </form>
      {made && <InvitationLink {...made} onClose={() => setMade(null)} />}
    </Card>
  )
}
