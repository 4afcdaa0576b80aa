import type { User } from '../../../../../contract/accounts.ts'
import type { Order } from '../../../../../contract/orders/orders.ts'
import { authTexts } from '../../../auth/auth-texts.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { ClaimOrder, isClaimable } from '../../../order/claim-order.tsx'
import { paths } from '../../../paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Link } from '../../../ui/link.tsx'

/** Says whether the order is in the visitor's account, and how to add it. */
export function OrderInAccount({ order, me, here, token }: { order: Order; me: User; here: string; token: string | undefined }) {
  const { t } = useTranslation('auth', authTexts)
  if (token && isClaimable(order)) return <ClaimOrder order={order} token={token} />
  const isInAccount = order.userId === me._id
  if (me.emailVerified || (!isInAccount && order.email !== me.email)) return null
  return (
    <Alert tone={isInAccount ? 'success' : 'info'} title={t(isInAccount ? 'keep.kept' : 'verify.banner')} className="no-print mt-6">
      <p className="wrap-anywhere">
        {isInAccount ? t('keep.keptText', { email: me.email }) : t('keep.unkeptText')}{' '}
        <Link to={paths.verifyEmail(here)}>{t('keep.verify')}</Link>
      </p>
    </Alert>
  )
}
