import Mail from 'lucide-react/icons/mail'
import { Message } from '../../../../../contract/accounts.ts'
import type { AdminOrder } from '../../../../../contract/admin/orders.ts'
import { mailtoHref } from '../../../../../contract/mailto.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Link } from '../../../ui/link.tsx'
import { toast } from '../../../ui/toast.tsx'
import { adminPaths } from '../../admin-paths.ts'
import { Card } from '../../components/card.tsx'
import { EmailText } from '../../components/email-text.tsx'
import { FailureBanner } from '../../components/failure-banner.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { useAdminRequest } from '../../use-admin-request.ts'
import { useIsAdmin } from '../use-role.ts'

/** The customer, with one-tap links to each way of contact. */
export function CustomerCard({ order }: { order: AdminOrder }) {
  const { t } = useTranslation('orders')
  const { call, isBusy, failure } = useAdminRequest()
  const isAdmin = useIsAdmin()
  const { shippingAddress, email, userId } = order
  const { fullName, phone } = shippingAddress

  async function resend(): Promise<void> {
    const response = await call('POST', `/api/orders/${order._id}/resend-mail`, undefined, Message)
    if (response) toast({ text: t('customer.resent') })
  }

  return (
    <Card title={t('customer.title')}>
      <FailureBanner failure={failure} />
      <p className="text-lg font-bold wrap-anywhere">{fullName}</p>
      {userId && isAdmin && (
        <Link to={adminPaths.customer(userId)} className="row-link">
          {t('customer.account')}
        </Link>
      )}
      {!userId && <p className="text-soft">{t('customer.guest')}</p>}
      {!userId && phone && isAdmin && (
        <Link to={adminPaths.guest(phone)} className="row-link">
          {t('customer.guestPage')}
        </Link>
      )}
      <Risk order={order} />
      <div className="order-contact">
        {email && (
          <a href={mailtoHref(email, order.orderNumber)} className="small-button">
            <Mail aria-hidden size={18} />
            {t('customer.mail')}
          </a>
        )}
      </div>
      {email ? (
        <p className="mt-2">
          <EmailText email={email} />
        </p>
      ) : (
        <p className="mt-2 text-soft">{t('customer.noEmail')}</p>
      )}
      {email && (
        <button type="button" className="small-button mt-2" disabled={isBusy} onClick={() => void resend()}>
          {t('customer.resend')}
        </button>
      )}
    </Card>
  )
}

/** Past cash orders of this phone number: refused and delivered. */
function Risk({ order: { risk } }: { order: AdminOrder }) {
  const { t } = useTranslation('orders')
  return (
    <p className="mt-2 flex flex-wrap gap-2 empty:hidden">
      {risk && risk.refused > 0 && <StatusBadge tone="bad">{t('customer.refused', { count: risk.refused })}</StatusBadge>}
      {risk && risk.delivered > 0 && <StatusBadge tone="good">{t('customer.delivered', { count: risk.delivered })}</StatusBadge>}
    </p>
  )
}
