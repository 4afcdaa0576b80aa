import { useTranslation } from 'react-i18next'
import type { Order } from '../../../../../contract/orders.ts'
import { formatPhone } from '../../../../../contract/phone.ts'
import { formatMoment } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { PageHead } from '../../../page-head.tsx'
import { paths } from '../../../paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { useShop } from '../../use-shop.ts'
import { OrderNumber } from './order-number.tsx'
import { type OrderState, orderState } from './order-state.ts'
import { ReceiptFacts } from './receipt-facts.tsx'
import { ReceiptItems } from './receipt-items.tsx'

/** The order as the shop has it: reloaded, printed or opened from its mail, it is the same page. */
export function OrderReceipt({ order, token }: { order: Order; token: string | undefined }) {
  const { t } = useTranslation('checkout')
  const state = orderState(order)
  const heading = t(`success.heading${headings[state]}`, { name: order.shippingAddress.fullName, order: order.orderNumber })
  return (
    <section className="page-width max-w-4xl py-8 md:py-12">
      <PageHead title={t('success.title')} hidden />
      <h1 tabIndex={-1} className="stitched">
        {heading}
      </h1>
      <Lead order={order} state={state} token={token} />
      <OrderNumber number={order.orderNumber} date={order.orderDate} />
      <ReceiptItems order={order} />
      <ReceiptFacts order={order} state={state} />
      <NextSteps />
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

function Lead({ order, state, token }: { order: Order; state: OrderState; token: string | undefined }) {
  const { t } = useTranslation('checkout')
  const language = useLanguage()
  const { brand } = useShop()
  const { email, paymentDueDate, _id } = order
  if (state === 'waiting' || state === 'expired') {
    return (
      <div className="mt-5 grid justify-items-start gap-4">
        {state === 'waiting' && paymentDueDate && <p>{t('success.dueBy', { when: formatMoment(paymentDueDate, language) })}</p>}
        {state === 'expired' && <p>{t('payment.expiredText')}</p>}
        <ButtonLink to={paths.payment(_id, token)} className="no-print">
          {t('success.pay')}
        </ButtonLink>
      </div>
    )
  }
  if (state === 'cancelled' || state === 'refunded') return <p className="mt-5">{t('success.cancelledText')}</p>
  if (!email) return null
  return (
    <p className="mt-5">
      {t('success.mail', { email })}{' '}
      {brand.phone && <span className="text-soft">{t('success.mailWrong', { phone: formatPhone(brand.phone) })}</span>}
    </p>
  )
}

function NextSteps() {
  const { t } = useTranslation(['checkout', 'common'])
  const { brand, socials } = useShop()
  const zalo = socials.find(({ network }) => network === 'zalo')
  return (
    <nav aria-label={t('success.next')} className="no-print mt-10 grid gap-4">
      <p className="text-soft">{t('success.keep')}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.products()}>{t('success.continue')}</ButtonLink>
        <Button look="secondary" onClick={() => window.print()}>
          {t('success.print')}
        </Button>
      </div>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        {brand.phone && <a href={`tel:${brand.phone}`}>{t('success.help', { phone: formatPhone(brand.phone) })}</a>}
        {zalo && (
          <a href={zalo.url} target="_blank" rel="noreferrer">
            {t('success.zalo')} <span className="sr-only">{t('common:newTab')}</span>
          </a>
        )}
      </p>
    </nav>
  )
}
