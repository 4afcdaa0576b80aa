import { type ReactNode, useState } from 'react'
import type { AdminOrder } from '../../../../../../contract/admin/orders.ts'
import { ShipmentMessage } from '../../../../../../contract/admin/shipments.ts'
import { formatAmount } from '../../../../../../contract/money.ts'
import { type AdminExchange, AdminExchangeMessage } from '../../../../../../contract/orders/exchanges.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { toast } from '../../../../ui/toast.tsx'
import { confirm } from '../../../components/confirm-store.ts'
import type { ExchangeStep } from '../../exchange-steps.rule.ts'
import { useMailText } from '../../use-mail-text.ts'
import { useOrderRequest } from '../../use-order-request.ts'
import { ReceiveDialog } from '../receive-dialog.tsx'
import { ShipmentDialog } from '../shipment-dialog.tsx'
import { DecideExchangeDialog } from './decide-exchange-dialog.tsx'
import { DifferencePaidDialog } from './difference-paid-dialog.tsx'

type OpenStep = { exchange: AdminExchange; step: ExchangeStep }

/** Runs the next step of an exchange. Steps that need input open a dialog, so render the returned `dialog`. */
export function useExchangeStep(order: AdminOrder) {
  const { t } = useTranslation('orders')
  const mailText = useMailText()
  const { call, ...rest } = useOrderRequest()
  const [openStep, setOpenStep] = useState<OpenStep | null>(null)

  async function take(exchange: AdminExchange, step: ExchangeStep): Promise<void> {
    if (step !== 'missing' && step !== 'send' && step !== 'arrived') return setOpenStep({ exchange, step })
    const text = textOf(exchange, step)
    const verb = t(`exchange.step.${step}`)
    if (!(await confirm({ title: t(`exchange.ask.${step}`), text, verb, isDestructive: step === 'missing' }))) return
    const done =
      step === 'missing'
        ? await call('PUT', `/api/exchanges/${exchange._id}/return`, { state: 'missing' }, AdminExchangeMessage)
        : await call('PUT', `/api/shipments/${exchange.shipment?._id}/status`, { status: parcelSteps[step] }, ShipmentMessage)
    if (done) toast({ text: t(`exchange.done.${step}`) })
  }

  function textOf({ returnState, difference, differenceWay }: AdminExchange, step: 'missing' | 'send' | 'arrived'): string {
    if (step === 'missing') return t('exchange.askText.missing')
    if (step === 'send' && difference > 0 && differenceWay === 'cash')
      return t('exchange.handedCash', { amount: formatAmount(difference), mail: mailText(order, 'shipped') })
    if (step === 'send') return t('exchange.handed', { mail: mailText(order, 'shipped') })
    return t(returnState === 'awaited' ? 'exchange.askText.arrivedAwaited' : 'exchange.askText.arrivedDone')
  }

  const close = () => setOpenStep(null)
  const dialog: ReactNode = openStep && <StepDialog {...openStep} order={order} onClose={close} />
  return { ...rest, take, dialog }
}

const parcelSteps = { send: 'picked_up', arrived: 'delivered' } as const

function StepDialog({ exchange, step, order, onClose }: OpenStep & { order: AdminOrder; onClose: () => void }) {
  if (step === 'pack') return <ShipmentDialog order={order} exchange={exchange} isOpen onClose={onClose} />
  if (step === 'paid') return <DifferencePaidDialog exchange={exchange} order={order} onClose={onClose} />
  if (step === 'received') return <ReceiveDialog exchange={exchange} order={order} onClose={onClose} />
  if (step === 'approved' || step === 'rejected' || step === 'cancelled')
    return <DecideExchangeDialog exchange={exchange} to={step} order={order} onClose={onClose} />
  return null
}
