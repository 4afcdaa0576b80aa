import { useState } from 'react'
import type { OrderPayments } from '../../../../../contract/admin/order-payments.ts'
import type { AdminOrder } from '../../../../../contract/admin/orders.ts'
import { formatAmount } from '../../../../../contract/money.ts'
import { amountOnDelivery } from '../../../../../contract/orders/deposit.rule.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { DepositDialog } from './deposit-dialog.tsx'
import { MarkPaidDialog } from './mark-paid-dialog.tsx'
import type { MoneyStep } from './money-step.rule.ts'
import { RefundDialog } from './refund-dialog.tsx'

type MoneyStepButtonProps = { step: MoneyStep; isFirst: boolean; order: AdminOrder; money: OrderPayments['data'] }

/** The button for what the money of the order needs next. */
export function MoneyStepButton({ step, isFirst, order, money }: MoneyStepButtonProps) {
  const { t } = useTranslation('orders')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const sums = { deposit: order.deposit, received: amountOnDelivery(order), extra: order.extraDue ?? 0, link: order.finalAmount, refund: 0 }
  const task = money.refunds.find(({ state }) => state === 'open' || state === 'failed')
  const amount = formatAmount(step === 'refund' ? (task?.amount ?? money.refundable) : sums[step])

  async function copyLink(): Promise<void> {
    await navigator.clipboard.writeText(money.link)
    toast({ text: t('step.linkCopied') })
  }

  return (
    <>
      <Button
        look={isFirst ? 'primary' : 'secondary'}
        className={isFirst ? 'order-first-step' : ''}
        onClick={() => (step === 'link' ? void copyLink() : setOpen(true))}
      >
        {t(`step.money.${step}`, { amount })}
      </Button>
      {isOpen && step === 'deposit' && <DepositDialog order={order} onClose={close} />}
      {isOpen && (step === 'received' || step === 'extra') && <MarkPaidDialog order={order} onClose={close} />}
      {isOpen && step === 'refund' && <RefundDialog order={order} money={money} onClose={close} />}
    </>
  )
}
