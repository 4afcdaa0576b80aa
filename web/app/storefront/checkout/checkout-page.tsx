import type { SubmissionResult } from '@conform-to/react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Address, User } from '../../../../contract/accounts.ts'
import { formatPhone } from '../../../../contract/phone-number.ts'
import { AddressDialog } from '../../address/address-dialog.tsx'
import { checkoutTexts } from '../../address/checkout-texts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PageHead } from '../../seo/page-head.tsx'
import { focusNextFieldOnEnter } from '../../ui/forms/enter-to-next-field.ts'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { useCheckedForm } from '../../ui/hooks/use-checked-form.ts'
import type { CheckoutActionResult } from './checkout.action.ts'
import { CheckoutAlert } from './checkout-alert.tsx'
import type { CheckoutFields, CheckoutKind, checkoutForms } from './checkout-form.ts'
import { checkoutTotals } from './checkout-totals.rule.ts'
import { CollapsedSummary } from './collapsed-summary.tsx'
import { DeliveryStep } from './delivery-step.tsx'
import { formToOrder } from './form-to-order.ts'
import type { LastAddress } from './last-address.rule.ts'
import { fillAddress } from './last-address-offer.tsx'
import { storeLastAddress } from './last-address-store.ts'
import { moveToAddressField } from './order-refusal.ts'
import { OrderSummary } from './order-summary.tsx'
import { PaymentStep } from './payment-step.tsx'
import { quoteQuery } from './quote-query.ts'
import type { Checkout } from './read-checkout.ts'
import { saveAddress } from './save-address.ts'
import { ShippingStep } from './shipping-step.tsx'
import { useCheckoutDraft } from './use-checkout-draft.ts'
import { useCheckoutLabels } from './use-checkout-labels.ts'
import { useGift } from './use-gift.ts'
import { usePaymentMethod } from './use-payment-method.ts'
import { useProvinceMemory } from './use-province-memory.ts'
import { useSubmitOrder } from './use-submit-order.ts'

export function CheckoutPage({ checkout, actionResult }: { checkout: Checkout; actionResult: CheckoutActionResult | undefined }) {
  const { t } = useTranslation('checkout', checkoutTexts)
  const { me, provinces, methods, delivers, offersPickup, wrapPrice, taxPercent, depositRule, attempt } = checkout
  const destination = actionResult?.destination ?? checkout.destination
  const [cart, setCart] = useState(checkout.cart)
  const [addresses, setAddresses] = useState(me?.addresses ?? [])
  const [addressId, setAddressId] = useState(() => defaultOf(addresses)?.addressId ?? '')
  const kind: CheckoutKind = me === null ? 'guest' : addresses.length === 0 ? 'member' : 'addressBook'
  const [place, setPlace] = useState({
    province: kind === 'addressBook' ? '' : (destination?.province ?? ''),
    ward: actionResult?.ward ?? '',
  })
  const province = kind === 'addressBook' ? (addresses.find((one) => one.addressId === addressId)?.province ?? '') : place.province
  const known = destination?.province === province ? destination : null
  const page = useRef<HTMLFormElement>(null)
  const posted = (actionResult?.result as SubmissionResult<string[]> | undefined)?.initialValue
  const [gift, readGift] = useGift(page, { posted, isWrapOffered: wrapPrice !== null })
  const hasKnownQuote = !gift.isWrapped && !gift.hasGiver
  const quote = useQuery({ ...quoteQuery(province, cart, gift), initialData: (hasKnownQuote && known?.quote) || undefined })
  const shown = province === '' ? undefined : quote.data
  const [storeId, setStoreId] = useState('')
  const pickup = shown?.methods.find(({ store }) => store?._id === storeId)
  const isPickup = pickup?.store !== undefined
  const deliverBy = (pickup ?? shown)?.deliveryTo
  const shippingFee = pickup?.shippingFee ?? shown?.shippingFee ?? null
  const totals = checkoutTotals(cart, { shippingFee, wrapFee: gift.isWrapped ? (wrapPrice ?? 0) : 0, taxPercent })
  const payment = usePaymentMethod(methods, shown?.payment, actionResult?.paymentMethod)
  const submission = useSubmitOrder(cart, setCart, me !== null)
  const [isAdding, setAdding] = useState(false)

  const form = useCheckedForm({
    schema: () => rulesOf(kind),
    labels: useCheckoutLabels(),
    result: actionResult?.result as SubmissionResult<string[]> | undefined,
    defaults: me ? userDefaults(me) : {},
    onValid: (value) => void send(value as CheckoutFields),
  })
  const saveDraft = useCheckoutDraft(page, {
    ...{ place, setPlace, addressId, setAddressId: chooseKnown, storeId, setStoreId },
    method: payment.method,
    setMethod: payment.setMethod,
  })

  useProvinceMemory(province, provinces, setPlace)

  /** Selects the previous address if it still exists. */
  function chooseKnown(id: string): void {
    if (addresses.some((address) => address.addressId === id)) setAddressId(id)
  }

  async function send(fields: CheckoutFields): Promise<void> {
    const refused = await submission.submit(formToOrder(fields, cart.revision, deliverBy), () => rememberAddress(fields))
    form.refuse(kind === 'addressBook' ? moveToAddressField(refused) : refused)
  }

  /** After an order: in the account where the user asked for it, for a guest on this device. */
  async function rememberAddress(fields: CheckoutFields): Promise<void> {
    if (kind === 'guest' && 'street' in fields && !gift.hasGiver) storeLastAddress(fields)
    if ('saveAddress' in fields && fields.saveAddress) await saveAddress(fields)
  }

  function takeLastAddress(address: LastAddress): void {
    if (page.current) fillAddress(page.current, address)
    setPlace({ province: address.province, ward: address.ward })
  }

  function onInput(event: React.InputEvent<HTMLFormElement>): void {
    form.props.onInput(event)
    readGift()
    saveDraft()
  }

  function choose(address: Address): void {
    setAddresses((all) => [...all.filter((one) => one.addressId !== address.addressId), address])
    setAddressId(address.addressId)
    setAdding(false)
  }

  /** Clears the code's error and moves on to the order button. */
  function goOnWithoutCode(): void {
    flushSync(submission.acceptChanges)
    form.recheck('discountCode')
    page.current?.querySelector<HTMLButtonElement>('.checkout-summary [type="submit"]')?.focus()
  }

  // Revalidates after a chosen province has rendered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the place has changed
  useEffect(() => {
    if (place.province) form.recheck('province')
    if (place.ward) form.recheck('ward')
  }, [place])

  return (
    <div className="few-exits page-width py-8">
      <PageHead title={t('checkout.title')} hidden />
      <form ref={page} method="post" className="checkout" {...form.props} onInput={onInput} onKeyDown={focusNextFieldOnEnter}>
        <DefaultButton />
        <input type="hidden" name="attempt" value={attempt} />
        <input type="hidden" name="cartRevision" value={cart.revision} />
        <input type="hidden" name="deliverBy" value={deliverBy ?? ''} />
        <input type="hidden" name="discountCode" value={cart.discount?.code ?? ''} />
        <div className="grid grid-cols-1 content-start gap-10">
          <div>
            <h1 className="stitched">{t('checkout.title')}</h1>
            <CheckoutAlert
              submission={submission}
              cart={cart}
              actionRefusal={actionResult?.refusal ?? null}
              onRetry={() => page.current?.requestSubmit()}
            />
            <ErrorSummary
              title={t('checkout.errors', { count: form.fieldErrors.length })}
              fieldErrors={form.fieldErrors}
              attempts={form.attempts}
            />
            <CollapsedSummary cart={cart} totals={totals} isWrapped={gift.isWrapped} taxPercent={taxPercent} isPickup={isPickup} />
          </div>
          <DeliveryStep
            kind={kind}
            isPickup={isPickup}
            wire={form.wire}
            recheck={form.recheck}
            book={{ addresses, addressId, setAddressId, onAdd: () => setAdding(true) }}
            onTakeLastAddress={takeLastAddress}
            gift={{ gift, wrapPrice, window: pickup ?? shown }}
            places={{ provinces, wards: known && { province: known.province, places: known.wards }, place, setPlace }}
          />
          <ShippingStep
            delivers={delivers}
            offersPickup={offersPickup}
            province={province}
            quote={shown}
            isLoading={quote.isFetching}
            failure={quote.error}
            retry={() => void quote.refetch()}
            fee={totals.shippingFee}
            choice={{ ...form.wire('storeId'), value: pickup ? storeId : '', onChange: setStoreId }}
          />
          <PaymentStep payment={payment} wire={form.wire} rule={depositRule} total={totals.total} isPickup={isPickup} />
        </div>
        <OrderSummary
          cart={cart}
          totals={totals}
          isWrapped={gift.isWrapped}
          taxPercent={taxPercent}
          isBusy={submission.isBusy}
          isSlow={submission.isSlow}
          hasChanged={submission.changes !== null}
          code={{ ...form.wire('discountCode'), onDropped: goOnWithoutCode }}
          province={province}
          isPickup={isPickup}
          onCouponApplied={submission.acceptChanges}
        />
      </form>
      {me && <AddressDialog isOpen={isAdding} onClose={() => setAdding(false)} onSaved={choose} defaults={userDefaults(me)} />}
    </div>
  )
}

/**
 * The button that Enter presses before scripts run: it calculates the shipping fee and places no order. Browsers use the first submit
 * button of a form for this.
 */
function DefaultButton() {
  return (
    <button
      type="submit"
      name="intent"
      value="place"
      formNoValidate
      tabIndex={-1}
      aria-hidden="true"
      className="sr-only"
      onClick={(event) => event.preventDefault()}
    />
  )
}

/** Loads the validation rules when the user starts typing. */
async function rulesOf(kind: CheckoutKind): Promise<(typeof checkoutForms)[CheckoutKind]> {
  return (await import('./checkout-form.ts')).checkoutForms[kind]
}

function defaultOf(addresses: readonly Address[]): Address | undefined {
  return addresses.find(({ isDefault }) => isDefault) ?? addresses[0]
}

/** Prefills what the account knows. */
function userDefaults({ fullName, phone, addresses }: User): Record<string, string> {
  const known = phone ?? defaultOf(addresses)?.phone
  const written = known ? formatPhone(known) : ''
  return { fullName, phone: written, giverName: fullName, giverPhone: written }
}
