import { useState } from 'react'
import type { Role } from '../../../../../contract/accounts.ts'
import { type Customer, CustomerMessage } from '../../../../../contract/admin/customers.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/forms/text-field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { Card } from '../../components/card.tsx'
import { confirm } from '../../components/confirm-store.ts'
import { FailureBanner } from '../../components/failure-banner.tsx'
import { PasswordLink } from '../../security/password-link.tsx'
import { ResetTwoFactor } from '../../security/reset-two-factor.tsx'
import { useAdminRequest } from '../../use-admin-request.ts'

const roles = ['customer', 'staff', 'admin'] as const

type RightsCardProps = { customer: Customer; isSelf: boolean; hasPassword: boolean; isMailOn: boolean }

/** The role of a user. A change asks for confirmation, because it may grant access to everything. */
export function RoleCard({ customer, isSelf, hasPassword, isMailOn }: RightsCardProps) {
  const { t } = useTranslation(['people', 'admin', 'team'])
  const [isResetting, setResetting] = useState(false)
  const [isLifting, setLifting] = useState(false)
  const [role, setRole] = useState<Role>(customer.role)
  const { call, isBusy, failure } = useAdminRequest()
  const name = customer.fullName || customer.username

  async function send(change: { role?: Role; blocked?: boolean }): Promise<void> {
    const response = await call('PATCH', `/api/users/${customer._id}`, change, CustomerMessage)
    if (response) toast({ text: t('admin:saved') })
  }

  async function changeRole(): Promise<void> {
    const roleLabel = t(`customers.roles.${role}`)
    const first = {
      title: t('customers.roleTitle', { name, role: roleLabel }),
      text: t(`customers.roleText.${role}`),
      verb: t('customers.roleVerb'),
    }
    const again = { title: t('customers.roleAgainTitle'), text: t('customers.roleAgainText'), verb: t('customers.roleVerb') }
    if (!(await confirm({ ...first, isDestructive: true }))) return
    if (!(await confirm({ ...again, isDestructive: true, typed: customer.email }))) return
    await send({ role })
  }

  async function signOut(): Promise<void> {
    const question = { title: t('customers.signOutTitle', { name }), text: t('customers.signOutText'), verb: t('customers.signOut') }
    if (!(await confirm(question))) return
    if (await call('POST', `/api/users/${customer._id}/sign-out`, {}, CustomerMessage)) toast({ text: t('customers.signedOut') })
  }

  async function block(): Promise<void> {
    const question = { title: t('customers.blockTitle', { name }), text: t('customers.blockText'), verb: t('customers.block') }
    if (customer.blocked || (await confirm({ ...question, isDestructive: true }))) await send({ blocked: !customer.blocked })
  }

  return (
    <Card title={t('customers.rights')}>
      <FailureBanner failure={failure} />
      {isSelf ? (
        <p className="text-soft">{t('customers.self')}</p>
      ) : (
        <div className="sheet-fields">
          <SelectField
            label={t('customers.role')}
            hint={t('customers.rightsText')}
            name="role"
            value={role}
            onChange={(event) => setRole(event.currentTarget.value as Role)}
          >
            {roles.map((each) => (
              <option key={each} value={each}>
                {t(`customers.roles.${each}`)}
              </option>
            ))}
          </SelectField>
          {role !== customer.role && (
            <Button busy={isBusy} onClick={() => void changeRole()}>
              {t('customers.saveRole')}
            </Button>
          )}
          {!isMailOn && (
            <Button look="secondary" onClick={() => setResetting(true)}>
              {t('team:link.passwordMake')}
            </Button>
          )}
          {customer.twoFactor && (
            <Button look="secondary" onClick={() => setLifting(true)}>
              {t('team:twoFactor.lift')}
            </Button>
          )}
          <Button look="secondary" busy={isBusy} onClick={() => void signOut()}>
            {t('customers.signOut')}
          </Button>
          <Button look="secondary" className={customer.blocked ? '' : 'text-error'} busy={isBusy} onClick={() => void block()}>
            {t(customer.blocked ? 'customers.unblock' : 'customers.block')}
          </Button>
        </div>
      )}
      {isResetting && <PasswordLink userId={customer._id} name={name} hasPassword={hasPassword} onClose={() => setResetting(false)} />}
      {isLifting && <ResetTwoFactor userId={customer._id} name={name} hasPassword={hasPassword} onClose={() => setLifting(false)} />}
    </Card>
  )
}
