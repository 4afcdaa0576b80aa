import CircleCheck from 'lucide-react/icons/circle-check'
import { amountAtDoor } from '../../../../../contract/deposit.ts'
import { formatAmount } from '../../../../../contract/money.ts'
import type { PaymentState } from '../../../../../contract/payments.ts'
import { paths } from '../../../paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { usePayingTexts } from './paying-texts.ts'

type CashDetailsProps = {
  state: PaymentState
  token: string | undefined
  isBusy: boolean
  failure: string | null
  onConfirm: () => void
}

/** Cash at the door: whoever ordered says once that they want it. */
export function CashDetails({ state, token, isBusy, failure, onConfirm }: CashDetailsProps) {
  const { t } = usePayingTexts()
  const { orderId, deposit = 0, depositPaid, toConfirm } = state
  function onSubmit(event: React.FormEvent): void {
    event.preventDefault()
    if (!isBusy) onConfirm()
  }
  return (
    <>
      {depositPaid && <p>{t('deposit.paid', { deposit: formatAmount(deposit) })}</p>}
      <p>{t('cash.text', { amount: formatAmount(amountAtDoor(state)) })}</p>
      {failure && <Alert title={failure} />}
      {toConfirm ? (
        <form method="post" onSubmit={onSubmit} className="grid justify-items-start gap-4">
          <p className="text-soft">{t('cash.ask')}</p>
          <Button type="submit" name="intent" value="confirm" busy={isBusy}>
            {t('cash.confirm')}
          </Button>
        </form>
      ) : (
        <p className="flex items-center gap-2 font-bold">
          <CircleCheck aria-hidden size={20} className="flex-none text-success" /> {t('cash.confirmed')}
        </p>
      )}
      {!toConfirm && <ButtonLink to={paths.order(orderId, token)}>{t('cash.toOrder')}</ButtonLink>}
    </>
  )
}
