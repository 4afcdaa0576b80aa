import { type ReactNode, useState } from 'react'
import { type AdminExchange, AdminExchangeMessage } from '../../../../../contract/exchanges.ts'
import type { AdminOrder } from '../../../../../contract/orders.admin.ts'
import { ShipmentMessage } from '../../../../../contract/shipments.admin.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { toast } from '../../../ui/toast.tsx'
import { confirm } from '../../parts/confirm-store.ts'
import type { ExchangeStep } from '../exchange-steps.ts'
import { useMailWords } from '../use-mail-words.ts'
import { useOrderCall } from '../use-order-call.ts'
import { DecideExchangeDialog } from './decide-exchange-dialog.tsx'
import { ReceiveDialog } from './receive-dialog.tsx'
import { ShipmentDialog } from './shipment-dialog.tsx'

type Asked = { exchange: AdminExchange; step: ExchangeStep }

/** Takes the next step of an exchange; what has to be said with it is asked in a dialog, which has to be part of the page. */
export function useExchangeStep(order: AdminOrder) {
  const { t } = useTranslation('orders')
  const mailWords = useMailWords()
  const { call, ...rest } = useOrderCall()
  const [asked, setAsked] = useState<Asked | null>(null)

  async function take(exchange: AdminExchange, step: ExchangeStep): Promise<void> {
    if (step !== 'missing' && step !== 'send' && step !== 'arrived') return setAsked({ exchange, step })
    const text = textOf(exchange, step)
    const verb = t(`exchange.step.${step}`)
    if (!(await confirm({ title: t(`exchange.ask.${step}`), text, verb, isDestructive: step === 'missing' }))) return
    const done =
      step === 'missing'
        ? await call('PUT', `/api/exchanges/${exchange._id}/return`, { state: 'missing' }, AdminExchangeMessage)
        : await call('PUT', `/api/shipments/${exchange.shipment?._id}/status`, { status: parcelSteps[step] }, ShipmentMessage)
    if (done) toast({ text: t(`exchange.done.${step}`) })
  }

  function textOf({ returnState }: AdminExchange, step: 'missing' | 'send' | 'arrived'): string {
    if (step === 'missing') return t('exchange.askText.missing')
    if (step === 'send') return t('exchange.handed', { mail: mailWords(order, 'shipped') })
    return t(returnState === 'awaited' ? 'exchange.askText.arrivedAwaited' : 'exchange.askText.arrivedDone')
  }

  const close = () => setAsked(null)
  const dialog: ReactNode = asked && <StepDialog {...asked} order={order} onClose={close} />
  return { ...rest, take, dialog }
}

const parcelSteps = { send: 'picked_up', arrived: 'delivered' } as const

function StepDialog({ exchange, step, order, onClose }: Asked & { order: AdminOrder; onClose: () => void }) {
  if (step === 'pack') return <ShipmentDialog order={order} exchange={exchange} isOpen onClose={onClose} />
  if (step === 'received') return <ReceiveDialog exchange={exchange} order={order} onClose={onClose} />
  if (step === 'approved' || step === 'rejected' || step === 'cancelled')
    return <DecideExchangeDialog exchange={exchange} to={step} order={order} onClose={onClose} />
  return null
}
