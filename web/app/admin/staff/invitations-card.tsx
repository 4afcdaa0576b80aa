import { useState } from 'react'
import { type Invitation, InvitationMessage } from '../../../../contract/staff.ts'
import { formatDay } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { toast } from '../../ui/toast.tsx'
import { Card } from '../components/card.tsx'
import { confirm } from '../components/confirm-store.ts'
import { useFocusAfterDelete } from '../components/table/use-focus-after-delete.ts'
import { type AdminRequest, adminMessageResponse } from '../message-response.ts'
import { InvitationLink } from './invitation-link.tsx'

type InvitationsCardProps = { invitations: readonly Invitation[]; call: AdminRequest; isBusy: boolean; isMailOn: boolean }

/** The open invitations. Sending one again creates a new link, invalidates the old one, and keeps the row. */
export function InvitationsCard({ invitations, call, isBusy, isMailOn }: InvitationsCardProps) {
  const { t } = useTranslation('team')
  const language = useLanguage()
  const [made, setMade] = useState<{ link: string; email: string } | null>(null)
  const focusProps = useFocusAfterDelete<HTMLUListElement>(invitations.map(({ email }) => email))

  async function again({ email, role }: Invitation): Promise<void> {
    const response = await call('POST', '/api/staff/invitations', { email, role }, InvitationMessage)
    if (response?.data.link) setMade({ link: response.data.link, email })
    else if (response) toast({ text: t('invite.sent') })
  }

  async function revoke({ _id, email }: Invitation): Promise<void> {
    const question = { title: t('invite.revokeTitle'), text: t('invite.revokeText', { email }), verb: t('invite.revoke') }
    if (!(await confirm({ ...question, isDestructive: true }))) return
    if (await call('DELETE', `/api/staff/invitations/${_id}`, undefined, adminMessageResponse)) toast({ text: t('invite.revoked') })
  }

  if (invitations.length === 0) return null
  return (
    <Card title={t('invite.open')}>
      <ul {...focusProps} className="invitation-list">
        {invitations.map((invitation) => (
          <li key={invitation.email}>
            <strong className="wrap-anywhere">{invitation.email}</strong>
            <span className="block text-sm text-soft">
              {t(`staff.role.${invitation.role}`)} ·{' '}
              {t('invite.until', { day: formatDay(invitation.expiresAt, language), by: invitation.invitedBy })}
            </span>
            <span className="mt-2 flex flex-wrap gap-2">
              <button
                type="button"
                className="small-button"
                aria-disabled={isBusy || undefined}
                onClick={() => !isBusy && void again(invitation)}
              >
                {t(isMailOn ? 'invite.again' : 'invite.againOff')} <span className="sr-only">{invitation.email}</span>
              </button>
              <button
                type="button"
                className="small-button text-error"
                aria-disabled={isBusy || undefined}
                onClick={() => !isBusy && void revoke(invitation)}
              >
                {t('invite.revoke')} <span className="sr-only">{invitation.email}</span>
              </button>
            </span>
          </li>
        ))}
      </ul>
      {made && <InvitationLink {...made} onClose={() => setMade(null)} />}
    </Card>
  )
}
