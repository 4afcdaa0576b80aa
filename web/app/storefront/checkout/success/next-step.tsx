import { formatAmount } from '../../../../../contract/money.ts'
import { isPickedUp } from '../../../../../contract/orders/is-picked-up.rule.ts'
import type { Order } from '../../../../../contract/orders/orders.ts'
import { checkoutTexts } from '../../../address/checkout-texts.ts'
import { formatDateTime } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BuyAgain } from '../../../order/order-buttons.tsx'
import { ConfirmCash } from '../../../order/pay-now.tsx'
import { useCashText } from '../../../order/use-cash-text.ts'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { nextStep } from './next-step.rule.ts'

/** The next step in words, with its button if there is one to press. */
export function NextStep({ order, token }: { order: Order; token: string | undefined }) {
  const { t } = useTranslation('checkout', checkoutTexts)
  const language = useLanguage()
  const cashText = useCashText()
  const step = nextStep(order)
  const { _id, paymentMethod, paymentStatus, paymentDueDate, finalAmount } = order
  if (step === 'confirm') return <ConfirmCash order={order} token={token} />
  if (step === 'buyAgain') {
    return (
      <>
        <p>{t('success.cancelledText')}</p>
        <BuyAgain action={paths.order(_id, token)} look="primary" />
      </>
    )
  }
  if (step === 'pay' || step === 'payAgain' || step === 'deposit') {
    return (
      <>
        {step === 'deposit' && <p>{t('deposit.lead', { deposit: formatAmount(order.deposit) })}</p>}
        {step === 'payAgain' && <p>{t('payment.expiredText')}</p>}
        {step === 'pay' && paymentMethod === 'bank' && <p>{t('success.transferText')}</p>}
        {step === 'pay' && paymentDueDate && <p>{t('success.dueBy', { when: formatDateTime(paymentDueDate, language) })}</p>}
        <ButtonLink to={paths.payment(_id, token)} className="no-print justify-self-start">
          {t(step === 'deposit' ? 'deposit.pay' : 'success.pay')}
        </ButtonLink>
      </>
    )
  }
  const isPaid = paymentStatus === 'paid' && finalAmount > 0
  return (
    <p>
      {step === 'prepare' && t(isPaid ? 'success.preparePaid' : paymentMethod === 'cod' ? 'success.prepareCash' : 'success.prepare')}
      {step === 'onTheWay' && t(isPickedUp(order) ? 'success.readyAtShop' : 'success.onTheWay')}
      {step === 'arrived' && t(isPickedUp(order) ? 'success.pickedUp' : 'success.arrived')}
      {paymentMethod === 'cod' && !isPaid && step !== 'arrived' && ` ${cashText(order)}.`}
    </p>
  )
}
