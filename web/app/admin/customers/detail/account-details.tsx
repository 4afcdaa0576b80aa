import type { Customer } from '../../../../../contract/admin/customers.ts'
import { mailtoHref } from '../../../../../contract/mailto.ts'
import { formatAmount } from '../../../../../contract/money.ts'
import { phoneHref, unbrokenPhone } from '../../../../../contract/phone-number.ts'
import { formatDay } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Card } from '../../components/card.tsx'
import { EmailText } from '../../components/email-text.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'

export function AccountDetails({ customer }: { customer: Customer }) {
  const { t } = useTranslation('people')
  const language = useLanguage()
  const { email, emailVerified, phone, username, orders, spent, createdAt, lastOrderAt } = customer
  const facts = [
    [t('customers.username'), username],
    [t('customers.orders'), orders],
    [t('customers.spent'), formatAmount(spent)],
    [t('customers.since'), formatDay(createdAt, language)],
    ...(lastOrderAt ? [[t('customers.lastOrder'), formatDay(lastOrderAt, language)] as const] : []),
  ] as const
  return (
    <Card title={t('customers.account')}>
      <dl className="account-details">
        <div>
          <dt>{t('customers.email')}</dt>
          <dd>
            <a href={mailtoHref(email)}>
              <EmailText email={email} />
            </a>{' '}
            <StatusBadge tone={emailVerified ? 'good' : 'neutral'}>
              {t(emailVerified ? 'customers.emailVerified' : 'customers.emailUnverified')}
            </StatusBadge>
          </dd>
        </div>
        {phone && (
          <div>
            <dt>{t('customers.phone')}</dt>
            <dd>
              <a href={phoneHref(phone)}>{unbrokenPhone(phone)}</a>
            </dd>
          </div>
        )}
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
