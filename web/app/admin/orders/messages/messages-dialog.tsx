import { useQuery } from '@tanstack/react-query'
import { SettingsResponse } from '../../../../../contract/content.ts'
import { OrderMessagesResponse } from '../../../../../contract/orders/order-texts.ts'
import { browserApi } from '../../../api/browser-api.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BouncingDots } from '../../../ui/bouncing-dots.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { retryAfterSignIn } from '../../use-admin-request.ts'
import { OrderMessagesForm } from './order-messages-form.tsx'

type MessagesDialogProps = { orderId: string; number: string; onClose: () => void }

/** The ready texts of an order over a list of orders. */
export function MessagesDialog({ orderId, number, onClose }: MessagesDialogProps) {
  const { t } = useTranslation('orders')
  const { data, isError } = useQuery({
    queryKey: ['order-messages', orderId],
    // The order may have moved since the dialog was last open.
    gcTime: 0,
    queryFn: ({ signal }) =>
      retryAfterSignIn(async () => {
        const [messages, settings] = await Promise.all([
          browserApi().get(`/api/orders/${orderId}/texts`, OrderMessagesResponse, { signal }),
          browserApi().get('/api/settings', SettingsResponse, { signal }),
        ])
        return { messages: messages.data, isMailOn: settings.data.settings.isMailOn }
      }),
  })
  return (
    <Dialog isOpen onClose={onClose} title={t('messages.dialog', { number })}>
      {isError && <p className="text-error">{t('messages.notLoaded')}</p>}
      {!data && !isError && <BouncingDots />}
      {data && <OrderMessagesForm orderId={orderId} data={data.messages} isMailOn={data.isMailOn} />}
    </Dialog>
  )
}
