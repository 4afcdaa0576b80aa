import { useState } from 'react'
import type { OrderPayments } from '../../../../../contract/admin/order-payments.ts'
import type { AdminOrder } from '../../../../../contract/admin/orders.ts'
import type { AdminShipment } from '../../../../../contract/admin/shipments.ts'
import { wishesOf } from '../../../../../contract/gifts/gift-wishes.ts'
import { formatAmount } from '../../../../../contract/money.ts'
import { awaitsDeposit } from '../../../../../contract/orders/deposit.rule.ts'
import type { AdminReturn } from '../../../../../contract/orders/returns.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { adminPaths } from '../../admin-paths.ts'
import { Card } from '../../components/card.tsx'
import { returnStepsOf } from '../cases/return-steps.rule.ts'
import { exchangeStepsOf, isDestructive } from '../exchange-steps.rule.ts'
import { boardColumnOf, isCashOutstanding, isFullyRefunded, isParcelLost, nextSteps, stepName } from '../next-steps.rule.ts'
import { OrderFailure } from '../order-failure.tsx'
import { useMailText } from '../use-mail-text.ts'
import { useOrderStep } from '../use-order-step.tsx'
import { useIsAdmin } from '../use-role.ts'
import { ExchangeSteps } from './exchanges/exchange-steps.tsx'
import { moneyStepAmount, moneyStepOf } from './money-step.rule.ts'
import { MoneyStepButton } from './money-step-button.tsx'
import { PhoneLinks } from './phone-links.tsx'
import { ReturnSteps } from './return-steps.tsx'
import { ShipmentDialog } from './shipment-dialog.tsx'

type StepsCardProps = {
  order: AdminOrder
  money: OrderPayments['data']
  parcels: readonly AdminShipment[]
  returns: readonly AdminReturn[]
}

/** What the order needs next, as one big button; the customer by one tap; then what else can be done. */
export function StepsCard({ order, money, parcels, returns }: StepsCardProps) {
  const { t } = useTranslation('orders')
  const { take, dialog, isBusy, failure } = useOrderStep()
  const mailText = useMailText()
  const isAdmin = useIsAdmin()
  const [isPacking, setPacking] = useState(false)
  const steps = nextSteps(order)
  const known = moneyStepOf(order, money)
  // Only admins record money; the link to pay is everybody's.
  const moneyStep = known && (isAdmin || known.step === 'link') ? known : null
  const isLost = isParcelLost(order)
  const isRefunded = isFullyRefunded(order)
  const isToPack =
    !order.pickup && !isRefunded && (isLost || boardColumnOf(order) === 'packing') && !parcels.some(({ moves }) => moves.length > 0)
  const isMoneyFirst = moneyStep?.isFirst === true
  const openReturns = returns.filter((goods) => returnStepsOf(goods).length > 0)
  const hasExchangeStep = order.exchanges.some((exchange) => exchangeStepsOf(exchange).some((step) => !isDestructive(step)))
  // Then the step of the case is the one big button.
  const isCaseFirst = hasExchangeStep || openReturns.length > 0
  const [first] = steps
  const mailed = isMoneyFirst || isLost ? null : isToPack ? 'shipped' : (first?.mail ?? null)
  const moneyButton = moneyStep && <MoneyStepButton {...moneyStep} isFirst={isMoneyFirst && !isCaseFirst} order={order} money={money} />
  const hasNothing = steps.length === 0 && order.exchanges.length === 0 && openReturns.length === 0 && !known
  return (
    <Card title={t('step.title')} className="mb-4">
      <OrderFailure failure={failure} order={order} />
      {awaitsDeposit(order) && <p className="mb-3">{t('step.waitsForDeposit', { amount: formatAmount(order.deposit) })}</p>}
      {order.extraDue !== undefined && <p className="mb-3 font-semibold">{t('edit.extraDue', { amount: formatAmount(order.extraDue) })}</p>}
      {order.exchanges.map((exchange) => (
        <ExchangeSteps key={exchange._id} exchange={exchange} order={order} isFirst={exchange === order.exchanges[0]} />
      ))}
      {openReturns.map((goods) => (
        <ReturnSteps key={goods._id} goods={goods} isFirst={!hasExchangeStep && goods === openReturns[0]} />
      ))}
      {isLost && <p className="mb-3">{t('step.lost')}</p>}
      {isRefunded && <p className="mb-3">{t('step.refunded')}</p>}
      {isCashOutstanding(order) && <p className="mb-3">{t('step.cashOwed')}</p>}
      {known && !moneyStep && (
        <p className="mb-3">
          {t('step.forAdmin', { step: t(`step.money.${known.step}`, { amount: formatAmount(moneyStepAmount(known.step, order, money)) }) })}
        </p>
      )}
      {hasNothing && !isCashOutstanding(order) && <p className="text-soft">{t('step.none')}</p>}
      <div className="order-steps">
        {isMoneyFirst && moneyButton}
        {isToPack && (
          <Button
            look={isCaseFirst || isMoneyFirst ? 'secondary' : 'primary'}
            className={isCaseFirst || isMoneyFirst ? '' : 'order-first-step'}
            onClick={() => setPacking(true)}
          >
            {t(isLost ? 'step.packAgain' : 'step.pack')}
          </Button>
        )}
        {steps.map((step, index) => {
          const isFirst = index === 0 && !isToPack && !isMoneyFirst && !isCaseFirst && !step.isDestructive
          const look = step.isDestructive ? 'text' : isFirst ? 'primary' : 'secondary'
          const className = step.isDestructive ? 'text-error' : isFirst ? 'order-first-step' : ''
          return (
            <Button key={step.key} look={look} className={className} busy={isBusy} onClick={() => void take(order, step)}>
              {t(`step.${stepName(order, step.key)}`)}
            </Button>
          )
        })}
        {!isMoneyFirst && moneyButton}
        {(isRefunded || order.status === 'cancelled' || order.status === 'delivered') && (
          <ButtonLink to={adminPaths.copyOrder(order._id)} look="secondary">
            {t(order.status === 'delivered' && !isRefunded ? 'step.orderAgain' : 'reservation.newOrder')}
          </ButtonLink>
        )}
      </div>
      {first && !isMoneyFirst && <p className="mt-2 text-sm text-soft">{mailText(order, mailed)}</p>}
      <div className="order-contact">
        {/* The recipient of a gift must not learn its price. */}
        <PhoneLinks phone={wishesOf(order.gift).giver?.phone ?? order.shippingAddress.phone} />
      </div>
      {dialog}
      <ShipmentDialog order={order} isOpen={isPacking} onClose={() => setPacking(false)} />
    </Card>
  )
}
