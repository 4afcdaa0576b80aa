import './receipt.css'
import type { ComponentProps, ReactNode } from 'react'
import type { User } from '../../../../../contract/accounts.ts'
import { awaitsDeposit } from '../../../../../contract/orders/deposit.rule.ts'
import type { Order } from '../../../../../contract/orders/orders.ts'
import { phoneHref, unbrokenPhone } from '../../../../../contract/phone-number.ts'
import { checkoutTexts } from '../../../address/checkout-texts.ts'
import { useSiteSettings } from '../../../api/site-settings.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { isClaimable } from '../../../order/claim-order.tsx'
import { TrackOrderLink } from '../../../order/order-buttons.tsx'
import { useOrderTexts } from '../../../order/order-texts.ts'
import { displayedPaymentState } from '../../../order/payment-state.rule.ts'
import { ResendMail } from '../../../order/resend-mail.tsx'
import { SaveLink } from '../../../order/save-link.tsx'
import { paths } from '../../../paths.ts'
import { PageHead } from '../../../seo/page-head.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { CreateAccount } from './create-account.tsx'
import { NextStep } from './next-step.tsx'
import { OrderInAccount } from './order-in-account.tsx'
import { OrderNumber } from './order-number.tsx'
import { ReceiptDetails } from './receipt-details.tsx'
import { ReceiptHead } from './receipt-head.tsx'
import { ReceiptItems } from './receipt-items.tsx'

type OrderReceiptProps = {
  order: Order
  me: User | null
  token: string | undefined
  actionResult: ComponentProps<typeof CreateAccount>['actionResult']
}

/** The order as the server has it: the same page after a reload, in print and from the mail. */
export function OrderReceipt({ order, me, token, actionResult }: OrderReceiptProps) {
  const { t } = useTranslation('checkout', checkoutTexts)
  const here = paths.success(order._id, token)
  const state = displayedPaymentState(order)
  // Bidi isolation, so that a right-to-left name does not reorder the sentence.
  const name = `\u2068${order.shippingAddress.fullName}\u2069`
  const heading = t(`success.heading${state === 'cash' && order.pickup ? 'CashPickup' : headings[state]}`, {
    name,
    order: order.orderNumber,
  })
  const isAgreed = (state === 'paid' || state === 'cash') && !awaitsDeposit(order)
  const isLinkAll = token !== undefined && isClaimable(order)
  return (
    <section className="page-width receipt-page max-w-4xl py-8 md:py-12">
      <PageHead title={t('success.title')} hidden />
      <ReceiptHead order={order} />
      <h1 tabIndex={-1} className="stitched no-print">
        {unbroken(heading, order.orderNumber)}
      </h1>
      <div className="no-print mt-5 grid grid-cols-1 gap-4">
        <NextStep order={order} token={token} />
        {isAgreed && <MailSent order={order} token={token} />}
      </div>
      {isLinkAll && <SaveLink order={order} token={token} />}
      <OrderNumber number={order.orderNumber} date={order.orderDate} />
      <ReceiptItems order={order} />
      <ReceiptDetails order={order} state={state} />
      {me && <OrderInAccount order={order} me={me} here={here} token={token} />}
      {!me && isLinkAll && <SaveToAccount here={here} />}
      {!me && !order.userId && order.email && <CreateAccount order={order} here={here} actionResult={actionResult} />}
      <NextSteps orderId={order._id} token={token} isLinkAll={isLinkAll} />
    </section>
  )
}

const headings = {
  paid: 'Paid',
  cash: 'Cash',
  waiting: 'Waiting',
  expired: 'Expired',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
} as const

/** Offers to store the order in an account; signing in returns here to add it. */
function SaveToAccount({ here }: { here: string }) {
  const { t } = useOrderTexts()
  return (
    <p className="no-print mt-6">
      {t('claim.account')} <Link to={paths.login(here)}>{t('claim.login')}</Link> ·{' '}
      <Link to={paths.register(here)}>{t('claim.register')}</Link>
    </p>
  )
}

/** Prevents a line break at the hyphen of the number where it fits a line. */
function unbroken(text: string, number: string): ReactNode {
  const [before, after] = text.split(number)
  if (after === undefined) return text
  return (
    <>
      {before}
      <span className="inline-block max-w-full wrap-anywhere">{number}</span>
      {after}
    </>
  )
}

/** A mail is on its way; the customer needs to see a mistyped address. */
function MailSent({ order: { _id, email }, token }: { order: Order; token: string | undefined }) {
  const { t } = useTranslation('checkout', checkoutTexts)
  const { brand, isMailOn } = useSiteSettings()
  if (!email) return null
  if (!isMailOn) return <p>{t('success.mailOff')}</p>
  return (
    <div>
      <p className="wrap-anywhere">
        {t('success.mail', { email })}{' '}
        {brand.phone && <span className="text-soft">{t('success.mailWrong', { phone: unbrokenPhone(brand.phone) })}</span>}
      </p>
      <ResendMail orderId={_id} token={token} />
    </div>
  )
}

function NextSteps({ orderId, token, isLinkAll }: { orderId: string; token: string | undefined; isLinkAll: boolean }) {
  const { t } = useTranslation(['checkout', 'common'], checkoutTexts)
  const { brand, socials } = useSiteSettings()
  const zalo = socials.find(({ network }) => network === 'zalo')
  return (
    <nav aria-label={t('success.next')} className="no-print mt-10 grid gap-4">
      {!isLinkAll && <p className="text-soft">{t('success.keep')}</p>}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.products()}>{t('success.continue')}</ButtonLink>
        <TrackOrderLink orderId={orderId} token={token} />
        <Button look="secondary" onClick={() => window.print()}>
          {t('success.print')}
        </Button>
      </div>
      <p className="-mx-2 flex flex-wrap gap-x-2">
        {brand.phone && (
          <a className="button button-text" href={phoneHref(brand.phone)}>
            {t('success.help', { phone: unbrokenPhone(brand.phone) })}
          </a>
        )}
        {zalo && (
          <a className="button button-text" href={zalo.url} target="_blank" rel="noreferrer">
            {t('success.zalo')} <span className="sr-only">{t('common:newTab')}</span>
          </a>
        )}
      </p>
    </nav>
  )
}
