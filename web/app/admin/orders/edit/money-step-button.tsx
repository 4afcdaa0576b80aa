import { useState } from 'react'
import type { OrderPayments } from '../../../../../contract/admin/order-payments.ts'
import type { AdminOrder } from '../../../../../contract/admin/orders.ts'
import { formatAmount } from '../../../../../contract/money.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { copyAtOnce } from '../../../ui/hooks/use-copy.ts'
import { toast } from '../../../ui/toast.tsx'
import { DepositDialog } from './deposit-dialog.tsx'
import { MarkPaidDialog } from './mark-paid-dialog.tsx'
import { type MoneyStep, moneyStepAmount } from './money-step.rule.ts'
import { SendRefundDialog } from './send-refund-dialog.tsx'

type MoneyStepButtonProps = { step: MoneyStep; isFirst: boolean; order: AdminOrder; money: OrderPayments['data'] }

/** The button for what the money of the order needs next. */
export function MoneyStepButton({ step, isFirst, order, money }: MoneyStepButtonProps) {
  const { t } = useTranslation('orders')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)

  function copyLink(): void {
    if (copyAtOnce(money.link)) toast({ text: t('step.linkCopied') })
  }

  return (
    <>
      <Button
        look={isFirst ? 'primary' : 'secondary'}
        className={isFirst ? 'order-first-step' : ''}
        onClick={() => (step === 'link' ? copyLink() : setOpen(true))}
      >
        {t(`step.money.${step}`, { amount: formatAmount(moneyStepAmount(step, order, money)) })}
      </Button>
      {isOpen && step === 'deposit' && <DepositDialog order={order} onClose={close} />}
      {isOpen && (step === 'received' || step === 'extra') && <MarkPaidDialog order={order} onClose={close} />}
      {isOpen && step === 'refund' && <SendRefundDialog order={order} money={money} onClose={close} />}
    </>
  )
}
