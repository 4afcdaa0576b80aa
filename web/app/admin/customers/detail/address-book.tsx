import type { Address } from '../../../../../contract/accounts.ts'
import { phoneHref, unbrokenPhone } from '../../../../../contract/phone-number.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { StatusBadge } from '../../components/status-badge.tsx'

/** The API returns the default address first. */
export function AddressBook({ addresses }: { addresses: readonly Address[] }) {
  const { t } = useTranslation('people')
  if (addresses.length === 0) return <p className="text-soft">{t('customers.noAddresses')}</p>
  return (
    <ul className="address-book">
      {addresses.map(({ addressId, fullName, phone, street, ward, province, note, isDefault }) => (
        <li key={addressId}>
          <strong>{fullName}</strong> {isDefault && <StatusBadge tone="info">{t('customers.default')}</StatusBadge>}
          <br />
          <a href={phoneHref(phone)}>{unbrokenPhone(phone)}</a>
          <br />
          {[street, ward, province].join(', ')}
          {note && <span className="block text-soft">{note}</span>}
        </li>
      ))}
    </ul>
  )
}
