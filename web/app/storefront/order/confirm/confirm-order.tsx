import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { formatAmount } from '../../../../../contract/money.ts'
import type { CashConfirmationState } from '../../../../../contract/payments.ts'
import { Thumbnail } from '../../../order/order-items.tsx'
import { useOrderTexts } from '../../../order/order-texts.ts'
import { PickupLines } from '../../../order/pickup-lines.tsx'
import { useArrivalText } from '../../../order/use-arrival-text.ts'
import { useReservationText } from '../../../order/use-reservation-text.ts'
import { paths } from '../../../paths.ts'
import { PersonalizationLines } from '../../../personalization/personalization-lines.tsx'
import { useOrderedPersonalization } from '../../../personalization/use-ordered-personalization.ts'
import { PageHead } from '../../../seo/page-head.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { InlineConfirm } from '../../../ui/inline-confirm.tsx'
import { MaybeVietnamese } from '../../../ui/maybe-vietnamese.tsx'
import { CallShop } from './call-shop.tsx'

type ConfirmActionResult = { isDeclined: boolean; failure: { code: string; message: string } | null }
type ConfirmOrderProps = { order: CashConfirmationState; actionResult: ConfirmActionResult | undefined }

/** Confirms a cash order by its confirmation link: one button, and a cancel link for people who did not order. */
export function ConfirmOrder({ order, actionResult }: ConfirmOrderProps) {
  const { t } = useOrderTexts()
  const headline = useRef<HTMLHeadingElement>(null)
  const { title, text } = useHeadline(order, actionResult)
  const canConfirm = order.toConfirm && !order.awaitsDeposit
  const isShort = actionResult?.failure?.code === 'order_out_of_stock'
  useEffect(() => {
    if (actionResult) headline.current?.focus()
  }, [actionResult])
  return (
    <section className="page-width max-w-2xl py-8 md:py-12">
      <PageHead title={title} hidden />
      <h1 ref={headline} tabIndex={-1} className="stitched">
        <Unbroken text={title} number={order.orderNumber} />
      </h1>
      <p className="mt-5">{text}</p>
      {actionResult?.failure && !isShort && canConfirm && (
        <Alert title={t('confirm.failed')} className="mt-5">
          <p>{actionResult.failure.message}</p>
        </Alert>
      )}
      {order.status !== 'cancelled' && <OrderedItems order={order} />}
      {canConfirm && <Buttons order={order} isShort={isShort} />}
      <div className="order-contacts mt-6">
        {!order.toConfirm && (
          <ButtonLink to={paths.home()} look="secondary">
            {t('confirm.home')}
          </ButtonLink>
        )}
        <CallShop />
      </div>
    </section>
  )
}

/** Prevents a line break at the hyphen of the number. */
function Unbroken({ text, number }: { text: string; number: string }) {
  const [before, after] = text.split(number)
  if (after === undefined) return text
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{number}</span>
      {after}
    </>
  )
}

function useHeadline(order: CashConfirmationState, actionResult: ConfirmActionResult | undefined): { title: string; text: string } {
  const { t } = useOrderTexts()
  const named = { order: order.orderNumber }
  if (order.status === 'cancelled') {
    return {
      title: t('confirm.cancelledTitle', named),
      text: t(actionResult?.isDeclined ? 'confirm.declinedText' : 'confirm.cancelledText'),
    }
  }
  if (!order.toConfirm)
    return { title: t('confirm.doneTitle', named), text: t(order.pickup ? 'confirm.doneTextPickup' : 'confirm.doneText') }
  if (order.awaitsDeposit) return { title: t('confirm.depositTitle', named), text: t('confirm.depositText') }
  if (actionResult?.failure?.code === 'order_out_of_stock') return { title: t('confirm.shortTitle'), text: t('confirm.shortText') }
  const amount = formatAmount(order.finalAmount)
  return { title: t('confirm.title', named), text: t(order.pickup ? 'confirm.leadPickup' : 'confirm.lead', { amount }) }
}

function OrderedItems({ order }: { order: CashConfirmationState }) {
  const { t } = useOrderTexts()
  const arrivalText = useArrivalText()
  const inLanguage = useOrderedPersonalization()
  const reservation = useReservationText()(order)
  const isPromised = order.stockState === 'reserved' || order.stockState === 'committed'
  return (
    <section className="card order-card mt-6" aria-labelledby="items-title">
      <h2 id="items-title" className="text-xl">
        {t('confirm.items')}
      </h2>
      <ul className="mt-2">
        {order.items.map(({ name, color, size, personalization, quantity, image }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never move
          <li key={at} className="summary-item">
            <Thumbnail image={image} />
            <div className="summary-text">
              <div className="min-w-[min(7rem,100%)] flex-1">
                <p className="font-semibold wrap-anywhere">
                  <MaybeVietnamese text={name} />
                </p>
                <p className="text-sm text-soft">
                  <MaybeVietnamese text={[color, size].filter(Boolean).join(' · ')} />
                </p>
                <PersonalizationLines lines={inLanguage(personalization)} />
              </div>
              <p className="ml-auto">× {quantity}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap justify-between gap-2 font-bold">
        <span>{t('checkout:sums.total')}</span>
        <span>{formatAmount(order.finalAmount)}</span>
      </p>
      {order.pickup ? (
        <p className="mt-3 text-sm">
          <PickupLines pickup={order.pickup} readyFrom={isPromised ? order.deliveryFrom : null} />
        </p>
      ) : (
        isPromised && <p className="mt-1 text-sm text-soft">{arrivalText(order)}</p>
      )}
      {order.toConfirm && reservation.text && <p className="mt-1 text-sm text-soft">{reservation.text}</p>}
    </section>
  )
}

function Buttons({ order, isShort }: { order: CashConfirmationState; isShort: boolean }) {
  const { t } = useOrderTexts()
  const { state, formData } = useNavigation()
  const isBusy = (intent: string) => state !== 'idle' && formData?.get('intent') === intent
  return (
    <div className="order-buttons mt-6">
      {!isShort && (
        <Form method="post" replace>
          <Button type="submit" name="intent" value="confirm" busy={isBusy('confirm')}>
            {t('confirm.button')}
          </Button>
        </Form>
      )}
      <InlineConfirm
        button={t(isShort ? 'cancel.button' : 'confirm.notMine')}
        question={t('confirm.notMineQuestion', { order: order.orderNumber })}
        text={t('confirm.notMineText')}
        cancelLabel={t('confirm.notMineKeep')}
      >
        <Form method="post" replace>
          <Button type="submit" name="intent" value="decline" busy={isBusy('decline')}>
            {t('confirm.notMineButton')}
          </Button>
        </Form>
      </InlineConfirm>
    </div>
  )
}
