import type { OrderMessages } from '../../../../../contract/orders/order-texts.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Link } from '../../../ui/link.tsx'
import { adminPaths } from '../../admin-paths.ts'
import { Card } from '../../components/card.tsx'
import { useIsAdmin } from '../use-role.ts'
import { OrderMessagesForm } from './order-messages-form.tsx'

type MessagesCardProps = { orderId: string; data: OrderMessages; isMailOn: boolean }

/** What to write to the customer now, on the page of the order. A cancelled order has no text. */
export function MessagesCard({ orderId, data, isMailOn }: MessagesCardProps) {
  const { t } = useTranslation('orders')
  const isAdmin = useIsAdmin()
  if (data.suggested === null) return null
  return (
    <Card
      title={t('messages.title')}
      actions={isAdmin && <Link to={adminPaths.settings({ part: 'orderTexts' })}>{t('messages.edit')}</Link>}
    >
      {/* A new step of the order shows its own text. */}
      <OrderMessagesForm key={data.suggested} {...{ orderId, data, isMailOn }} />
    </Card>
  )
}
