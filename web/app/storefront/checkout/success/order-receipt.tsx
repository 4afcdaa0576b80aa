import '../../../address/checkout-texts.ts'
import type { ComponentProps, ReactNode } from 'react'
import type { User } from '../../../../../contract/accounts.ts'
import { awaitsDeposit } from '../../../../../contract/deposit.ts'
import { formatAmount } from '../../../../../contract/money.ts'
import type { Order } from '../../../../../contract/orders.ts'
import { phoneHref, unbrokenPhone } from '../../../../../contract/phone-number.ts'
import { formatMoment } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BuyAgain, FollowOrder } from '../../../order/order-buttons.tsx'
import { ConfirmCash } from '../../../order/pay-now.tsx'
import { ResendMail } from '../../../order/resend-mail.tsx'
import { PageHead } from '../../../page-head.tsx'
import { paths } from '../../../paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { useShop } from '../../use-shop.ts'
import { KeepOrder } from './keep-order.tsx'
import { KeptOrder } from './kept-order.tsx'
import { OrderNumber } from './order-number.tsx'
import { type OrderState, orderState } from './order-state.ts'
import { ReceiptFacts } from './receipt-facts.tsx'
import { ReceiptItems } from './receipt-items.tsx'

type OrderReceiptProps = { order: Order; me: User | null; token: string | undefined; answer: ComponentProps<typeof KeepOrder>['answer'] }

/** The order as the shop has it: reloaded, printed or opened from its mail, it is the same page. */
export function OrderReceipt({ order, me, token, answer }: OrderReceiptProps) {
  const { t } = useTranslation('checkout')
  const here = paths.success(order._id, token)
  const state = orderState(order)
  const heading = t(`success.heading${headings[state]}`, { name: order.shippingAddress.fullName, order: order.orderNumber })
  return (
    <section className="page-width max-w-4xl py-8 md:py-12">
      <PageHead title={t('success.title')} hidden />
      <h1 tabIndex={-1} className="stitched">
        {unbroken(heading, order.orderNumber)}
      </h1>
      <Lead order={order} state={state} token={token} />
      <OrderNumber number={order.orderNumber} date={order.orderDate} />
      <ReceiptItems order={order} />
      <ReceiptFacts order={order} state={state} />
      {me && <KeptOrder order={order} me={me} here={here} />}
      {!me && !order.userId && order.email && <KeepOrder order={order} here={here} answer={answer} />}
      <NextSteps orderId={order._id} token={token} />
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

/** A number with a hyphen in it is not cut there. */
function unbroken(text: string, number: string): ReactNode {
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

function Lead({ order, state, token }: { order: Order; state: OrderState; token: string | undefined }) {
  const { t } = useTranslation('checkout')
  const language = useLanguage()
  const { brand } = useShop()
  const { email, paymentDueDate, _id } = order
  if (state === 'waiting' || state === 'expired') {
    return (
      <div className="mt-5 grid grid-cols-1 justify-items-start gap-4">
        {state === 'waiting' && paymentDueDate && <p>{t('success.dueBy', { when: formatMoment(paymentDueDate, language) })}</p>}
        {state === 'expired' && <p>{t('payment.expiredText')}</p>}
        <ButtonLink to={paths.payment(_id, token)} className="no-print">
          {t('success.pay')}
        </ButtonLink>
      </div>
    )
  }
  if (awaitsDeposit(order)) {
    return (
      <div className="mt-5 grid grid-cols-1 justify-items-start gap-4">
        <p>{t('deposit.lead', { deposit: formatAmount(order.deposit) })}</p>
        <ButtonLink to={paths.payment(_id, token)} className="no-print">
          {t('deposit.pay')}
        </ButtonLink>
      </div>
    )
  }
  if (state === 'cancelled' || state === 'refunded') {
    return (
      <div className="mt-5 grid grid-cols-1 justify-items-start gap-4">
        <p>{t('success.cancelledText')}</p>
        <BuyAgain action={paths.order(_id, token)} look="primary" />
      </div>
    )
  }
  return (
    <div className="mt-5 grid grid-cols-1 gap-5">
      {order.toConfirm && <ConfirmCash order={order} token={token} />}
      {email && (
        <div>
          <p>
            {t('success.mail', { email })}{' '}
            {brand.phone && <span className="text-soft">{t('success.mailWrong', { phone: unbrokenPhone(brand.phone) })}</span>}
          </p>
          <ResendMail orderId={_id} token={token} />
        </div>
      )}
    </div>
  )
}

function NextSteps({ orderId, token }: { orderId: string; token: string | undefined }) {
  const { t } = useTranslation(['checkout', 'common'])
  const { brand, socials } = useShop()
  const zalo = socials.find(({ network }) => network === 'zalo')
  return (
    <nav aria-label={t('success.next')} className="no-print mt-10 grid gap-4">
      <p className="text-soft">{t('success.keep')}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.products()}>{t('success.continue')}</ButtonLink>
        <FollowOrder orderId={orderId} token={token} />
        <Button look="secondary" onClick={() => window.print()}>
          {t('success.print')}
        </Button>
      </div>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        {brand.phone && <a href={phoneHref(brand.phone)}>{t('success.help', { phone: unbrokenPhone(brand.phone) })}</a>}
        {zalo && (
          <a href={zalo.url} target="_blank" rel="noreferrer">
            {t('success.zalo')} <span className="sr-only">{t('common:newTab')}</span>
          </a>
        )}
      </p>
    </nav>
  )
}
