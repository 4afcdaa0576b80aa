import { useState } from 'react'
import type { AdminOrder } from '../../../../../../contract/admin/orders.ts'
import type { DifferenceWay } from '../../../../../../contract/orders/exchange-states.ts'
import { type AdminExchange, AdminExchangeMessage, type ExchangeDecision } from '../../../../../../contract/orders/exchanges.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { TextArea } from '../../../../ui/forms/text-field.tsx'
import { toast } from '../../../../ui/toast.tsx'
import { errorAt } from '../../../components/failure-banner.tsx'
import { useConfirmClose } from '../../../components/use-confirm-close.ts'
import { OrderFailure } from '../../order-failure.tsx'
import { useExchangeText } from '../../use-exchange-text.ts'
import { useOrderRequest } from '../../use-order-request.ts'
import { DifferenceField } from './difference-field.tsx'

type DecideExchangeDialogProps = { exchange: AdminExchange; to: ExchangeDecision['status']; order: AdminOrder; onClose: () => void }

/** Approves, rejects or cancels an exchange, with a message to the customer. */
export function DecideExchangeDialog({ exchange, to, order, onClose }: DecideExchangeDialogProps) {
  const { t } = useTranslation('orders')
  const exchangeText = useExchangeText()
  const { call, isBusy, failure } = useOrderRequest()
  const [way, setWay] = useState<DifferenceWay>('cash')
  const [reply, setReply] = useState(exchange.answer ?? '')

  async function decide(): Promise<void> {
    const costs = to === 'approved' && exchange.difference > 0
    const body = { status: to, ...(reply.trim() === '' ? {} : { answer: reply.trim() }), ...(costs ? { differenceWay: way } : {}) }
    if (!(await call('PATCH', `/api/exchanges/${exchange._id}`, body, AdminExchangeMessage))) return
    toast({ text: t(`exchange.done.${to}`) })
    onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={useConfirmClose(reply !== (exchange.answer ?? ''), onClose)}
      title={t(`exchange.step.${to}`)}
      footer={
        <Button busy={isBusy} className="w-full" onClick={() => void decide()}>
          {t(`exchange.step.${to}`)}
        </Button>
      }
    >
      <OrderFailure failure={failure} order={order} />
      <p className="mb-3">
        <strong>{exchangeText.what(exchange)}</strong>
        <br />
        {t(`exchange.effect.${to}`)}
        {to === 'cancelled' && exchange.returnState === 'received' && ` ${t('exchange.effect.cancelledReceived')}`}
      </p>
      {to === 'approved' && (
        <DifferenceField difference={exchange.difference} value={way} error={errorAt(failure, 'differenceWay')} onChange={setWay} />
      )}
      <TextArea
        name="answer"
        label={t('exchange.reply')}
        hint={t(to === 'approved' ? 'exchange.replyHint' : 'exchange.replyHintNo')}
        need="optional"
        error={errorAt(failure, 'answer')}
        value={reply}
        maxLength={500}
        rows={3}
        onChange={(event) => setReply(event.currentTarget.value)}
      />
    </Dialog>
  )
}
