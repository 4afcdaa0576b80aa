import Banknote from 'lucide-react/icons/banknote'
import Landmark from 'lucide-react/icons/landmark'
import Wallet from 'lucide-react/icons/wallet'
import type { PaymentMethod } from '../../../../../contract/orders/orders.ts'
import type { PaymentState } from '../../../../../contract/payments.ts'
import { FocusedAlert } from '../../../ui/focused-alert.tsx'
import { usePaymentTexts } from './payment-texts.ts'

type OtherMethodsProps = { state: PaymentState; isBusy: boolean; failure: string | null; onChange: (method: PaymentMethod) => void }

const icons = { momo: Wallet, bank: Landmark, cod: Banknote } as const

/** Other payment methods for the same order. */
export function OtherMethods({ state, isBusy, failure, onChange }: OtherMethodsProps) {
  const { t } = usePaymentTexts()
  const others = state.otherMethods ?? []
  if (others.length === 0) return null
  function onSubmit(event: React.FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const pressed = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
    const chosen = others.find((method) => method === pressed?.value)
    if (chosen && !isBusy) onChange(chosen)
  }
  return (
    <section aria-labelledby="other-methods" className="no-print mt-10 border-t border-line pt-6">
      <h2 id="other-methods" className="text-xl">
        {t('other.title')}
      </h2>
      <p className="mt-1 text-soft">{t('other.text')}</p>
      {failure && <FocusedAlert focusKey={failure} title={failure} className="mt-4" />}
      <form method="post" onSubmit={onSubmit} aria-busy={isBusy} className="mt-4 grid gap-3 sm:grid-cols-2">
        {others.map((method) => {
          const Icon = icons[method]
          const name = method === 'cod' && state.shippingMethod === 'pickup' ? 'codPickup' : method
          return (
            <button key={method} type="submit" name="method" value={method} aria-disabled={isBusy || undefined} className="other-method">
              <Icon aria-hidden size={22} className="mt-0.5 flex-none" />
              <span>
                <span className="block font-bold">{t(`other.${name}`)}</span>
                <span className="block text-sm text-soft">{t(`other.${name}Detail`)}</span>
              </span>
            </button>
          )
        })}
      </form>
      {state.paymentMethod !== 'cod' && <p className="mt-3 text-sm text-soft">{t('other.paidTwice')}</p>}
    </section>
  )
}
