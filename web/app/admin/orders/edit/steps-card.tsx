import { useState } from 'react'
import type { AdminOrder } from '../../../../../contract/admin/orders.ts'
import type { AdminShipment } from '../../../../../contract/admin/shipments.ts'
import { awaitsDeposit } from '../../../../../contract/deposit.rule.ts'
import { formatAmount } from '../../../../../contract/money.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../components/card.tsx'
import { boardColumnOf, isCashOutstanding, nextSteps } from '../next-steps.rule.ts'
import { OrderFailure } from '../order-failure.tsx'
import { useMailText } from '../use-mail-text.ts'
import { useOrderStep } from '../use-step.tsx'
import { ExchangeSteps } from './exchange-steps.tsx'
import { ShipmentDialog } from './shipment-dialog.tsx'

/** The actions available for the order. On a phone the first one stays at the bottom of the screen. */
export function StepsCard({ order, parcels }: { order: AdminOrder; parcels: readonly AdminShipment[] }) {
  const { t } = useTranslation('orders')
  const { take, dialog, isBusy, failure } = useOrderStep()
  const mailText = useMailText()
  const [isPacking, setPacking] = useState(false)
  const steps = nextSteps(order)
  const isToPack = boardColumnOf(order) === 'packing' && !parcels.some(({ moves }) => moves.length > 0)
  const [first] = steps
  const packButton = (className: string) => (
    <Button onClick={() => setPacking(true)} className={className}>
      {t('step.pack')}
    </Button>
  )
  // On a phone the first action is fixed at the bottom instead.
  const elsewhere = 'hidden lg:inline-flex'
  return (
    <Card title={t('step.title')} className="mb-4">
      <OrderFailure failure={failure} order={order} />
      {awaitsDeposit(order) && <p className="mb-3">{t('step.waitsForDeposit', { amount: formatAmount(order.deposit) })}</p>}
      {order.exchanges.map((exchange) => (
        <ExchangeSteps key={exchange._id} exchange={exchange} order={order} isFirst={exchange === order.exchanges[0]} />
      ))}
      {steps.length === 0 && order.exchanges.length === 0 && (
        <p className="text-soft">{t(isCashOutstanding(order) ? 'step.cashOwed' : 'step.none')}</p>
      )}
      {first && !first.isDestructive && <p className="mb-2 font-semibold lg:hidden">{t(isToPack ? 'step.pack' : `step.${first.key}`)}</p>}
      <div className="order-steps">
        {isToPack && packButton(elsewhere)}
        {steps.map((step, index) => (
          <Button
            key={step.key}
            look={step.isDestructive ? 'text' : index === 0 && !isToPack ? 'primary' : 'secondary'}
            className={step.isDestructive ? 'text-error' : index === 0 && !isToPack ? elsewhere : ''}
            busy={isBusy}
            onClick={() => void take(order, step)}
          >
            {t(`step.${step.key}`)}
          </Button>
        ))}
      </div>
      {first && <p className="mt-2 text-sm text-soft">{mailText(order, isToPack ? 'shipped' : first.mail)}</p>}
      {first && !first.isDestructive && (
        <div className="order-main-action">
          {isToPack ? (
            packButton('grow')
          ) : (
            <Button busy={isBusy} className="grow" onClick={() => void take(order, first)}>
              {t(`step.${first.key}`)}
            </Button>
          )}
        </div>
      )}
      {dialog}
      <ShipmentDialog order={order} isOpen={isPacking} onClose={() => setPacking(false)} />
    </Card>
  )
}
