import { useState } from 'react'
import { type AdminOrder, OrderForViewerMessage } from '../../../../contract/admin/orders.ts'
import { formatAmount } from '../../../../contract/money.ts'
import { amountOnDelivery } from '../../../../contract/orders/deposit.rule.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { CashHolderField, type HolderChoice, toDeliveredCash } from './cash-holder-field.tsx'
import { stepName } from './next-steps.rule.ts'
import { OrderFailure } from './order-failure.tsx'
import { useMailText } from './use-mail-text.ts'
import { useOrderRequest } from './use-order-request.ts'

/** Records the delivery of a cash order by the shop itself, and who holds the cash now. */
export function DeliverDialog({ order, onClose }: { order: AdminOrder; onClose: (isDone: boolean) => void }) {
  const { t } = useTranslation('orders')
  const mailText = useMailText()
  const { call, isBusy, failure } = useOrderRequest()
  const name = stepName(order, 'deliver')
  const [holder, setHolder] = useState<HolderChoice>('me')

  async function deliver(): Promise<void> {
    const body = { status: 'delivered', cash: toDeliveredCash(holder) }
    if (!(await call('PATCH', `/api/orders/${order._id}/status`, body, OrderForViewerMessage))) return
    toast({ text: holder === 'handed-in' ? t('delivery.paid') : t(`step.done.${name}`) })
    onClose(true)
  }

  return (
    <Dialog
      isOpen
      onClose={() => onClose(false)}
      title={t(`step.ask.${name}`, { number: order.orderNumber })}
      footer={
        <Button busy={isBusy} className="w-full" onClick={() => void deliver()}>
          {t(`step.${name}`)}
        </Button>
      }
    >
      <OrderFailure failure={failure} order={order} />
      <p className="mb-3">{t('delivery.collect', { amount: formatAmount(amountOnDelivery(order)) })}</p>
      <CashHolderField value={holder} onChange={setHolder} />
      <p className="mt-3 text-sm text-soft">{mailText(order, name === 'pickUp' ? 'pickedUp' : 'delivered')}</p>
    </Dialog>
  )
}
