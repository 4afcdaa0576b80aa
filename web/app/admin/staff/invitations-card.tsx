import { useState } from 'react'
import { type Invitation, InvitationMessage } from '../../../../contract/staff.ts'
import { formatDay } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { toast } from '../../ui/toast.tsx'
import { anyAnswer, type Call } from '../any-answer.ts'
import { Card } from '../parts/card.tsx'
import { confirm } from '../parts/confirm-store.ts'
import { useKeptFocus } from '../parts/use-kept-focus.ts'
import { InvitationLink } from './invitation-link.tsx'

type InvitationsCardProps = { invitations: readonly Invitation[]; call: Call; isBusy: boolean; isMailOn: boolean }

/** Who was asked and has not come yet. Asked again, they get a new link, and the old one is worth nothing: it is another invitation, in the same row. */
export function InvitationsCard({ invitations, call, isBusy, isMailOn }: InvitationsCardProps) {
  const { t } = useTranslation('team')
  const language = useLanguage()
  const [made, setMade] = useState<{ link: string; email: string } | null>(null)
  const keptFocus = useKeptFocus<HTMLUListElement>(invitations.map(({ email }) => email))

  async function again({ email, role }: Invitation): Promise<void> {
    const answer = await call('POST', '/api/staff/invitations', { email, role }, InvitationMessage)
    if (answer?.data.link) setMade({ link: answer.data.link, email })
    else if (answer) toast({ text: t('invite.sent') })
  }

  async function revoke({ _id, email }: Invitation): Promise<void> {
    const question = { title: t('invite.revokeTitle'), text: t('invite.revokeText', { email }), verb: t('invite.revoke') }
    if (!(await confirm({ ...question, isDestructive: true }))) return
    if (await call('DELETE', `/api/staff/invitations/${_id}`, undefined, anyAnswer)) toast({ text: t('invite.revoked') })
  }

  if (invitations.length === 0) return null
  return (
    <Card title={t('invite.open')}>
      <ul {...keptFocus} className="invitation-list">
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
