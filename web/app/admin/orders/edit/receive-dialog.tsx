import { useState } from 'react'
import type { AdminOrder } from '../../../../../contract/admin/orders.ts'
import { ReturnedItem } from '../../../../../contract/orders/exchange-states.ts'
import { type AdminExchange, AdminExchangeMessage } from '../../../../../contract/orders/exchanges.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { RadioCards } from '../../../ui/forms/radio-cards.tsx'
import { toast } from '../../../ui/toast.tsx'
import { OrderFailure } from '../order-failure.tsx'
import { useExchangeText } from '../use-exchange-text.ts'
import { useOrderRequest } from '../use-order-request.ts'

type ReceiveDialogProps = { exchange: AdminExchange; order: AdminOrder; onClose: () => void }

/** Records the return of the old item, and whether it can be sold again. */
export function ReceiveDialog({ exchange, order, onClose }: ReceiveDialogProps) {
  const { t } = useTranslation('orders')
  const exchangeText = useExchangeText()
  const { call, isBusy, failure } = useOrderRequest()
  const [item, setItem] = useState<ReturnedItem>('stock')

  async function receive(): Promise<void> {
    const came = { state: 'received', item }
    if (!(await call('PUT', `/api/exchanges/${exchange._id}/return`, came, AdminExchangeMessage))) return
    toast({ text: t('exchange.done.received') })
    onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('exchange.receiveTitle')}
      footer={
        <Button busy={isBusy} className="w-full" onClick={() => void receive()}>
          {t('exchange.step.received')}
        </Button>
      }
    >
      <OrderFailure failure={failure} order={order} />
      <p className="mb-3">
        <strong>{exchangeText.what(exchange)}</strong>
      </p>
      <RadioCards
        name="item"
        label={t('exchange.item')}
        cards={ReturnedItem.options.map((value) => ({ value, label: t(`exchange.items.${value}`) }))}
        value={item}
        onChange={(value) => setItem(value as ReturnedItem)}
      />
    </Dialog>
  )
}
