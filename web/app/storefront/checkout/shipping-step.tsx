import Truck from 'lucide-react/icons/truck'
import type { Quote } from '../../../../contract/checkout.ts'
import { formatAmount } from '../../../../contract/money.ts'
import { checkoutTexts } from '../../address/checkout-texts.ts'
import { ApiError } from '../../api/api-error.ts'
import { formatDay } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { RadioCards } from '../../ui/forms/radio-cards.tsx'
import type { FieldProps } from '../../ui/hooks/use-checked-form.ts'
import { Link } from '../../ui/link.tsx'
import { CheckoutStep } from './checkout-step.tsx'

type ShippingStepProps = {
  /** Whether the shop delivers anywhere. */
  delivers: boolean
  offersPickup: boolean
  province: string
  quote: Quote | undefined
  isLoading: boolean
  failure: Error | null
  retry: () => void
  fee: number | null
  /** The chosen store; an empty value is a delivery. */
  choice: FieldProps & { value: string; onChange: (storeId: string) => void }
}

/** The fee and the dates of the delivery, and the stores where the order can be picked up. */
export function ShippingStep({ delivers, offersPickup, province, quote, isLoading, failure, retry, fee, choice }: ShippingStepProps) {
  const { t } = useTranslation(['checkout', 'common'], checkoutTexts)
  return (
    <CheckoutStep number={2} title={t('checkout.shipping')}>
      <div aria-live="polite" aria-busy={isLoading || undefined}>
        {!delivers ? (
          <Alert title={t('checkout.noDelivery')}>
            <p>
              {t('checkout.noDeliveryText')} <Link to={paths.contact()}>{t('checkout.askShop')}</Link>.
            </p>
          </Alert>
        ) : failure instanceof ApiError && failure.code === 'no_delivery' ? (
          <Alert title={failure.message}>
            <p>{t('checkout.otherPlace')}</p>
          </Alert>
        ) : failure ? (
          <Alert title={t('checkout.quoteFailed')}>
            <Button look="secondary" className="mt-3" onClick={retry} busy={isLoading}>
              {t('common:retry')}
            </Button>
          </Alert>
        ) : quote && quote.methods.length > 1 ? (
          <ShippingChoice quote={quote} choice={choice} isLoading={isLoading} />
        ) : quote ? (
          <ChosenShipping quote={quote} fee={fee ?? quote.shippingFee} isLoading={isLoading} />
        ) : (
          <p className="text-soft">
            {province !== '' ? t('checkout.quoting') : t(offersPickup ? 'checkout.chooseProvinceOrPickup' : 'checkout.chooseProvinceFirst')}
          </p>
        )}
      </div>
      <noscript>
        <button type="submit" name="intent" value="place" formNoValidate className="button button-secondary mt-4">
          {t('checkout.updatePlace')}
        </button>
      </noscript>
    </CheckoutStep>
  )
}

type ShippingChoiceProps = { quote: Quote; choice: ShippingStepProps['choice']; isLoading: boolean }

function ShippingChoice({ quote, choice: { id, name, label, error, value, onChange }, isLoading }: ShippingChoiceProps) {
  const { t } = useTranslation('checkout', checkoutTexts)
  const language = useLanguage()
  const cards = quote.methods.map(({ store, shippingFee, deliveryFrom, deliveryTo }) => {
    const [from, to] = [formatDay(deliveryFrom, language), formatDay(deliveryTo, language)]
    const arrives = from === to ? t('checkout.arrivesOn', { from }) : t('checkout.arrives', { from, to })
    return {
      value: store?._id ?? '',
      label: (
        <span className="flex flex-wrap gap-x-4">
          <span className="min-w-[min(7rem,100%)] flex-1">
            {store ? t('checkout.pickup', { store: store.name }) : t('checkout.standard')}
          </span>
          <span className="ml-auto flex-none">{shippingFee === 0 ? t('sums.free') : formatAmount(shippingFee)}</span>
        </span>
      ),
      detail: store ? [store.address, store.hours, t('checkout.readyFrom', { from })].filter(Boolean).join('\u00a0· ') : arrives,
    }
  })
  return (
    <div className={isLoading ? 'opacity-60' : undefined}>
      <RadioCards {...{ id, name, label, error, cards, value, onChange }} />
    </div>
  )
}

function ChosenShipping({ quote, fee, isLoading }: { quote: Quote; fee: number; isLoading: boolean }) {
  const { t } = useTranslation('checkout', checkoutTexts)
  const language = useLanguage()
  const from = formatDay(quote.deliveryFrom, language)
  const to = formatDay(quote.deliveryTo, language)
  return (
    <div className={`checkout-shipping ${isLoading ? 'opacity-60' : ''}`}>
      <Truck aria-hidden size={24} strokeWidth={1.6} className="flex-none text-indigo" />
      <p className="min-w-[min(7rem,100%)] flex-1">
        <strong className="block">{t('checkout.standard')}</strong>
        <span className="text-sm text-soft">{from === to ? t('checkout.arrivesOn', { from }) : t('checkout.arrives', { from, to })}</span>
      </p>
      <strong className="ml-auto flex-none">{fee === 0 ? t('sums.free') : formatAmount(fee)}</strong>
    </div>
  )
}
