import { useState } from 'react'
import { type AdminExchange, AdminExchangeMessage, type ExchangeDecision } from '../../../../../contract/exchanges.ts'
import type { AdminOrder } from '../../../../../contract/orders.admin.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { errorAt } from '../../parts/failure-banner.tsx'
import { useCarefulClose } from '../../parts/use-careful-close.ts'
import { OrderFailure } from '../order-failure.tsx'
import { useExchangeWords } from '../use-exchange-words.ts'
import { useOrderCall } from '../use-order-call.ts'

type DecideExchangeDialogProps = { exchange: AdminExchange; to: ExchangeDecision['status']; order: AdminOrder; onClose: () => void }

/** The shop's decision, and what it says to the customer. */
export function DecideExchangeDialog({ exchange, to, order, onClose }: DecideExchangeDialogProps) {
  const { t } = useTranslation('orders')
  const words = useExchangeWords()
  const { call, isBusy, failure } = useOrderCall()
  const [answer, setAnswer] = useState(exchange.answer ?? '')

  async function decide(): Promise<void> {
    const body = { status: to, ...(answer.trim() === '' ? {} : { answer: answer.trim() }) }
    if (!(await call('PATCH', `/api/exchanges/${exchange._id}`, body, AdminExchangeMessage))) return
    toast({ text: t(`exchange.done.${to}`) })
    onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={useCarefulClose(answer !== (exchange.answer ?? ''), onClose)}
      title={t(`exchange.step.${to}`)}
      footer={
        <Button busy={isBusy} className="w-full" onClick={() => void decide()}>
          {t(`exchange.step.${to}`)}
        </Button>
      }
    >
      <OrderFailure failure={failure} order={order} />
      <p className="mb-3">
        <strong>{words.what(exchange)}</strong>
        <br />
        {t(`exchange.effect.${to}`)}
        {to === 'cancelled' && exchange.returnState === 'received' && ` ${t('exchange.effect.cancelledReceived')}`}
      </p>
      <TextArea
        name="answer"
        label={t('exchange.answer')}
        hint={t(to === 'approved' ? 'exchange.answerHint' : 'exchange.answerHintNo')}
        need="optional"
        error={errorAt(failure, 'answer')}
        value={answer}
        maxLength={500}
        rows={3}
        onChange={(event) => setAnswer(event.currentTarget.value)}
      />
    </Dialog>
  )
}
