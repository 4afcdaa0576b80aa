import type { Customer } from '../../../../contract/admin/customers.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { StatusBadge } from '../components/status-badge.tsx'

/** Marks staff, admins and blocked accounts; empty for other customers. */
export function RoleBadges({ customer: { role, blocked } }: { customer: Pick<Customer, 'role' | 'blocked'> }) {
  const { t } = useTranslation('people')
  return (
    <>
      {role !== 'customer' && <StatusBadge tone="info">{t(`customers.roles.${role}`)}</StatusBadge>}
      {blocked && <StatusBadge tone="bad">{t('customers.blocked')}</StatusBadge>}
    </>
  )
}
