import { formatAmount } from '../../../../contract/money.ts'
import { formatDay } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { EmailText } from '../components/email-text.tsx'
import type { Column } from '../components/table/data-table.tsx'
import { maskPhone } from './mask-phone.ts'

type Figures = { email: string | null; phone: string | null; orders: number; spent: number }

/** The columns that customers with an account and guests have in common: contact and purchases. */
export function useFigureColumns<Row extends Figures>(sinceOf: (row: Row) => string, sinceSort?: Column<Row>['sort']): Column<Row>[] {
  const { t } = useTranslation('people')
  const language = useLanguage()
  return [
    { key: 'email', title: t('customers.email'), cell: ({ email }) => email && <EmailText email={email} /> },
    {
      key: 'phone',
      title: t('customers.phone'),
      noWrap: true,
      phone: 'facts',
      cell: ({ phone, email }) => <Contact phone={phone} email={email} />,
    },
    {
      key: 'orders',
      title: t('customers.orders'),
      isNumber: true,
      phone: 'badges',
      cell: ({ orders }) => (
        <span>
          {orders} <span className="only-phone text-sm text-soft">{t('customers.ordersUnit', { count: orders })}</span>
        </span>
      ),
    },
    { key: 'spent', title: t('customers.spent'), isNumber: true, phone: 'side', cell: ({ spent }) => formatAmount(spent) },
    {
      key: 'since',
      title: t('customers.since'),
      noWrap: true,
      ...(sinceSort ? { sort: sinceSort } : {}),
      cell: (row) => formatDay(sinceOf(row), language),
    },
  ]
}

/** The phone; on a phone, the e-mail of a customer without one. */
function Contact({ phone, email }: Pick<Figures, 'phone' | 'email'>) {
  if (phone) return maskPhone(phone)
  return email && <span className="only-phone">{email}</span>
}
