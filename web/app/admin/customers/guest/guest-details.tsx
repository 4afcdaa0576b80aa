import Mail from 'lucide-react/icons/mail'
import type { Buyer } from '../../../../../contract/admin/buyers.ts'
import { mailtoHref } from '../../../../../contract/mailto.ts'
import { formatAmount } from '../../../../../contract/money.ts'
import { formatDay } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Link } from '../../../ui/link.tsx'
import { adminPaths } from '../../admin-paths.ts'
import { Card } from '../../components/card.tsx'
import { BuyerBadges } from '../../orders/add/known-buyer.tsx'
import { addressLines } from '../../orders/address-draft.ts'

/** Contact by one tap, totals, sizes and addresses. */
export function GuestDetails({ buyer }: { buyer: Buyer }) {
  const { t } = useTranslation(['people', 'orders'])
  const language = useLanguage()
  const { email, userId, spent, since, lastOrderAt, sizes, addresses } = buyer
  return (
    <>
      <Card title={t('people:customers.guest')}>
        <p className="flex flex-wrap gap-2">
          <BuyerBadges buyer={buyer} />
        </p>
        {email && (
          <div className="order-contact">
            <a href={mailtoHref(email)} className="small-button">
              <Mail aria-hidden size={18} />
              {t('orders:customer.mail')}
            </a>
          </div>
        )}
        {userId && (
          <p className="mt-3">
            <Link to={adminPaths.customer(userId)} className="row-link">
              {t('orders:customer.account')}
            </Link>
          </p>
        )}
        <dl className="guest-facts">
          {spent !== null && (
            <>
              <dt>{t('people:customers.spent')}</dt>
              <dd>{formatAmount(spent)}</dd>
            </>
          )}
          <dt>{t('people:customers.since')}</dt>
          <dd>{formatDay(since, language)}</dd>
          <dt>{t('people:customers.lastOrder')}</dt>
          <dd>{formatDay(lastOrderAt, language)}</dd>
          {sizes.length > 0 && (
            <>
              <dt>{t('people:guest.sizes')}</dt>
              <dd>{sizes.map(({ size }) => size).join(', ')}</dd>
            </>
          )}
        </dl>
      </Card>
      {addresses.length > 0 && (
        <Card title={t('people:guest.addresses')}>
          <ul className="grid gap-3">
            {addresses.map((address) => (
              <li key={addressLines(address)} className="wrap-anywhere">
                <strong>{address.fullName}</strong>
                <span className="block">{addressLines(address)}</span>
                {address.note && <span className="block text-sm text-soft">{address.note}</span>}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}
