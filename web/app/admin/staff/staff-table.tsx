import { useState } from 'react'
import type { StaffMember, StaffRole } from '../../../../contract/staff.ts'
import { formatDateTime } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { toast } from '../../ui/toast.tsx'
import { confirm } from '../components/confirm-store.ts'
import { StatusBadge } from '../components/status-badge.tsx'
import { type Column, DataTable } from '../components/table/data-table.tsx'
import { RowMenu } from '../components/table/row-menu.tsx'
import { type AdminRequest, adminMessageResponse } from '../message-response.ts'
import { PasswordLink } from '../security/password-link.tsx'
import { ResetTwoFactor } from '../security/reset-two-factor.tsx'

type StaffTableProps = { staff: readonly StaffMember[]; me: string; call: AdminRequest; hasPassword: boolean; isMailOn: boolean }

/** All staff with their role and the security of their account. */
export function StaffTable({ staff, me, call, hasPassword, isMailOn }: StaffTableProps) {
  const { t } = useTranslation(['team', 'admin'])
  const language = useLanguage()
  const [reset, setReset] = useState<StaffMember | null>(null)
  const [lifted, setLifted] = useState<StaffMember | null>(null)
  const nameOf = ({ fullName, username }: StaffMember) => fullName || username

  async function change(person: StaffMember, role: StaffRole | 'customer'): Promise<void> {
    const name = nameOf(person)
    const isLeaving = role === 'customer'
    const isSure = await confirm({
      title: t(isLeaving ? 'staff.removeTitle' : 'staff.roleTitle', { name }),
      text: t(isLeaving ? 'staff.removeText' : `staff.roleText.${role}`, { name }),
      verb: t(isLeaving ? 'staff.remove' : `staff.make.${role}`),
      isDestructive: isLeaving,
    })
    if (isSure && (await call('PATCH', `/api/users/${person._id}`, { role }, adminMessageResponse))) toast({ text: t('admin:saved') })
  }

  const columns: Column<StaffMember>[] = [
    {
      key: 'name',
      title: t('staff.columns.name'),
      cell: (person) => (
        <span className="min-w-0">
          <strong className="wrap-anywhere">{nameOf(person)}</strong>{' '}
          {person._id === me && <StatusBadge tone="info">{t('staff.you')}</StatusBadge>}
          <span className="block text-sm text-soft wrap-anywhere">{person.email}</span>
        </span>
      ),
    },
    {
      key: 'role',
      title: t('staff.columns.role'),
      cell: ({ role, blocked }) => (
        <span className="inline-flex flex-wrap gap-1">
          <StatusBadge tone={role === 'admin' ? 'info' : 'neutral'}>
            <span className="first-capital">{t(`staff.role.${role}`)}</span>
          </StatusBadge>
          {blocked && <StatusBadge tone="bad">{t('staff.blocked')}</StatusBadge>}
        </span>
      ),
    },
    {
      key: 'twoFactor',
      title: t('staff.columns.twoFactor'),
      cell: ({ twoFactor }) => <StatusBadge tone={twoFactor ? 'good' : 'wait'}>{t(twoFactor ? 'staff.on' : 'staff.off')}</StatusBadge>,
    },
    {
      key: 'seen',
      title: t('staff.columns.seen'),
      noWrap: true,
      cell: ({ seenAt }) => (seenAt ? formatDateTime(seenAt, language) : t('staff.never')),
    },
    {
      key: 'actions',
      title: t('staff.columns.actions'),
      cell: (person) => {
        // Users cannot change their own role.
        if (person._id === me) return null
        const other = person.role === 'admin' ? 'staff' : 'admin'
        return (
          <RowMenu
            name={nameOf(person)}
            actions={[
              { label: t(`staff.make.${other}`), run: () => void change(person, other) },
              ...(isMailOn ? [] : [{ label: t('link.passwordMake'), run: () => setReset(person) }]),
              ...(person.twoFactor ? [{ label: t('twoFactor.lift'), run: () => setLifted(person) }] : []),
              { label: t('staff.remove'), run: () => void change(person, 'customer'), isDestructive: true },
            ]}
          />
        )
      },
    },
  ]
  return (
    <>
      <DataTable
        caption={t('admin:sections.staff')}
        rows={staff}
        columns={columns}
        idOf={({ _id }) => _id}
        nameOf={nameOf}
        hasFilters={false}
        empty={{ title: t('staff.none'), text: t('staff.noneText') }}
      />
      {reset && <PasswordLink userId={reset._id} name={nameOf(reset)} hasPassword={hasPassword} onClose={() => setReset(null)} />}
      {lifted && <ResetTwoFactor userId={lifted._id} name={nameOf(lifted)} hasPassword={hasPassword} onClose={() => setLifted(null)} />}
    </>
  )
}
