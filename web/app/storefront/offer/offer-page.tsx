import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Form, useNavigation, useSearchParams } from 'react-router'
import { formatAmount } from '../../../../contract/money.ts'
import { type OrderOffer, OrderOfferResponse } from '../../../../contract/orders/order-offers.ts'
import { formatPhone, parsePhone } from '../../../../contract/phone-number.ts'
import { AddressFields } from '../../address/address-fields.tsx'
import { browserApi } from '../../api/browser-api.ts'
import { formatDateTime } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { OrderTotals } from '../../order/order-totals.tsx'
import { PickupLines } from '../../order/pickup-lines.tsx'
import { withQuery } from '../../paths.ts'
import { PageHead } from '../../seo/page-head.tsx'
import { Button } from '../../ui/button.tsx'
import { FocusedAlert } from '../../ui/focused-alert.tsx'
import { focusNextFieldOnEnter } from '../../ui/forms/enter-to-next-field.ts'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { RadioCards } from '../../ui/forms/radio-cards.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { type CheckedResult, useCheckedForm } from '../../ui/hooks/use-checked-form.ts'
import { InlineError } from '../../ui/inline-error.tsx'
import type { OfferForm, PickupOfferForm } from './offer-form.ts'
import { OfferItems } from './offer-items.tsx'
import { useOfferTexts } from './offer-texts.ts'

/** An offer, and the province that its fee is for: after a refusal the one that was sent. */
type Priced = { offer: OrderOffer; province: string }
type Refused = { result: CheckedResult; failure: { message: string; issues: string[] } | null } | undefined

/** An order that staff prepared: the customer checks it, says where it goes and how it is paid, and places it. */
export function OfferPage({ draftId, priced, refused }: { draftId: string; priced: Priced; refused: Refused }) {
  const { t } = useOfferTexts()
  const language = useLanguage()
  const known = priced.offer
  const { state } = useNavigation()
  const sent = refused?.result.initialValue as { province?: string; ward?: string } | undefined
  const [place, setPlace] = useState({
    province: sent?.province ?? known.address.province ?? '',
    ward: sent?.ward ?? known.address.ward ?? '',
  })
  const { offer, isFailed, isFetching, retry } = useOffer(draftId, priced, place.province)
  const { sums, address, pickup, email } = offer
  const isPickup = known.pickup !== null
  const labels = useLabels()
  const form = useCheckedForm({
    schema: () => rulesOf(isPickup),
    labels,
    result: refused?.result,
    defaults: {
      fullName: address.fullName ?? '',
      phone: formatPhone(parsePhone(address.phone ?? '') ?? address.phone ?? ''),
      street: address.street ?? '',
      email,
    },
  })
  const [method, setMethod] = useState<string>(known.paymentMethod)
  const shown = sums.payment.some((each) => each.method === method && each.available)
    ? method
    : sums.payment.find(({ available }) => available)?.method
  const deposit = sums.payment.find((each) => each.method === shown)?.deposit ?? 0
  const payment = form.wire('paymentMethod')
  return (
    <section className="page-width max-w-2xl py-8 md:py-12">
      <PageHead title={t('title')} hidden />
      <h1 className="stitched">{t('title')}</h1>
      <p className="mt-5">{t(isPickup ? 'leadPickup' : 'lead', { when: formatDateTime(offer.expiresAt, language) })}</p>
      <Form method="post" className="mt-6 grid gap-6" {...form.props} onKeyDown={focusNextFieldOnEnter}>
        <div className="empty:hidden">
          <ErrorSummary
            title={t('checkout:checkout.errors', { count: form.fieldErrors.length })}
            fieldErrors={form.fieldErrors}
            attempts={form.attempts}
          />
          {refused?.failure && (
            <FocusedAlert focusKey={refused} title={refused.failure.message}>
              {refused.failure.issues.join(' ')}
            </FocusedAlert>
          )}
        </div>
        <OfferItems offer={offer} />
        <section className="card order-card" aria-labelledby="offer-address">
          <h2 id="offer-address" className="text-xl">
            {t(isPickup ? 'person' : 'address')}
          </h2>
          {pickup && (
            <p className="mt-3">
              <PickupLines pickup={pickup} readyFrom={sums.deliveryFrom} />
            </p>
          )}
          <div className="mt-4 grid items-start gap-4 sm:grid-cols-2">
            <AddressFields wire={form.wire} {...place} onPlace={setPlace} onLeave={form.recheck} lastEnter="next" withoutPlace={isPickup} />
            <TextField
              {...form.wire('email')}
              type="email"
              inputMode="email"
              autoComplete="email"
              need="optional"
              hint={t('emailHint')}
              className="sm:col-span-2"
            />
          </div>
          {sums.shippingProblem && <p className="mt-3 font-semibold text-error">{sums.shippingProblem}</p>}
        </section>
        <section className="card order-card" aria-labelledby="offer-total">
          <h2 id="offer-total" className="text-xl">
            {t('payment')}
          </h2>
          <RadioCards
            id={payment.id}
            name="paymentMethod"
            label={payment.label}
            className="mt-3"
            error={payment.error}
            {...(shown ? { value: shown } : {})}
            onChange={setMethod}
            cards={sums.payment.map(({ method: value, available, reason }) => ({
              value,
              label: t(isPickup && value === 'cod' ? 'checkout:checkout.codPickup' : `checkout:checkout.${value}`),
              detail:
                available || !reason
                  ? t(isPickup && value === 'cod' ? 'checkout:checkout.codPickupDetail' : `checkout:checkout.${value}Detail`)
                  : reason,
              disabled: !available,
            }))}
          />
          {isFailed && <InlineError text={t('sumsFailed')} isRetrying={isFetching} onRetry={retry} />}
          <OrderTotals
            {...sums}
            deposit={deposit}
            discountCode={offer.discountCode ?? undefined}
            isWrapped={offer.isWrapped}
            isPickup={isPickup}
            isLive
          />
          {sums.discountProblem && <p className="mt-2 font-semibold text-error">{sums.discountProblem}</p>}
          <input type="hidden" name="total" value={sums.total} />
          {isPickup && <input type="hidden" name="pickup" value="true" />}
          <input type="hidden" name="version" value={offer.version} />
          <Button type="submit" busy={state !== 'idle'} className="mt-5 w-full">
            {sums.shippingFee === null ? t('confirmEmpty') : t('confirm', { amount: formatAmount(sums.total) })}
          </Button>
        </section>
      </Form>
    </section>
  )
}

async function rulesOf(isPickup: boolean): Promise<typeof OfferForm | typeof PickupOfferForm> {
  const forms = await import('./offer-form.ts')
  return isPickup ? forms.PickupOfferForm : forms.OfferForm
}

/** The offer for the chosen province, whose fee is part of the total. */
function useOffer(draftId: string, { offer: known, province: pricedFor }: Priced, province: string) {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const isKnown = province === pricedFor
  const { data, isError, isFetching, refetch } = useQuery({
    // A refusal brings other sums, also where the version is the same.
    queryKey: ['offer', draftId, province, known.version, known.sums.total],
    queryFn: ({ signal }) =>
      browserApi().get(withQuery(`/api/order-offers/${encodeURIComponent(draftId)}`, { token, province }), OrderOfferResponse, { signal }),
    enabled: !isKnown && province !== '',
    placeholderData: keepPreviousData,
    retry: false,
  })
  return { offer: isKnown || !data ? known : data.data, isFailed: isError, isFetching, retry: () => void refetch() }
}

function useLabels() {
  const { t } = useOfferTexts()
  return {
    fullName: t('checkout:address.fullName'),
    phone: t('checkout:address.phone'),
    province: t('checkout:address.province'),
    ward: t('checkout:address.ward'),
    street: t('checkout:address.street'),
    email: t('email'),
    paymentMethod: t('checkout:checkout.payWith'),
  }
}
