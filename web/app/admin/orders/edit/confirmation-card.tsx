import { useState } from 'react'
import type { OrderPayments } from '../../../../../contract/admin/order-payments.ts'
import type { AdminOrder } from '../../../../../contract/admin/orders.ts'
import { PaymentStateMessage } from '../../../../../contract/payments.ts'
import { formatDateTime } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { adminPaths } from '../../admin-paths.ts'
import { Card } from '../../components/card.tsx'
import { FailureBanner } from '../../components/failure-banner.tsx'
import { CopyText } from '../add/copy-text.tsx'
import { useOrderRequest } from '../use-order-request.ts'
import { namesForStaff, wishesOf } from '../variant-label.ts'

type ConfirmationCardProps = { order: AdminOrder; message: OrderPayments['data']['confirmation'] }

/**
 * For an unconfirmed cash order: whether its stock is reserved, how to reach the buyer, and what to offer if the
 * stock is gone.
 */
export function ConfirmationCard({ order, message }: ConfirmationCardProps) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const { stockState, reservedUntil, shortage = [] } = order
  return (
    <Card title={t('reservation.toConfirm')} className="mb-4">
      {stockState === 'reserved' && reservedUntil && <p>{t('reservation.until', { when: formatDateTime(reservedUntil, language) })}</p>}
      {(stockState === 'unreserved' || stockState === 'released') && <p>{t(`reservation.${stockState}Text`)}</p>}
      {shortage.length > 0 && <Shortage order={order} shortage={shortage} />}
      {message && (
        <details className="mt-3">
          <summary className="order-summary">{t('reservation.messageTitle')}</summary>
          <p className="mt-2 text-soft">{t('reservation.messageHint')}</p>
          {(order.language === 'vi' ? (['vi', 'en'] as const) : (['en', 'vi'] as const)).map((each) => (
            <section key={each}>
              <p className="order-message" lang={each}>
                {message.texts[each]}
              </p>
              <CopyText text={message.texts[each]} label={t('addPage.copyMessage')} name={t(`addPage.message.${each}`)} />
            </section>
          ))}
        </details>
      )}
    </Card>
  )
}

type ShortageProps = { order: AdminOrder; shortage: NonNullable<AdminOrder['shortage']> }

function Shortage({ order, shortage }: ShortageProps) {
  const { t } = useTranslation('orders')
  const { call, isBusy, failure } = useOrderRequest()
  const [days, setDays] = useState('7')
  const missing = shortage.flatMap(({ line, missing: count }) => {
    const item = order.items[line]
    if (!item) return []
    const { name, variant } = namesForStaff(item)
    return [{ name: `${name} (${[variant, ...wishesOf(item)].filter(Boolean).join(' · ')})`, count }]
  })

  async function sew(event: React.FormEvent): Promise<void> {
    event.preventDefault()
    const body = { sewDays: Number(days) }
    const response = await call('POST', `/api/payments/cod/${order._id}/confirm`, body, PaymentStateMessage)
    if (response) toast({ text: t('reservation.sewn') })
  }

  return (
    <div className="mt-3">
      <p className="font-bold text-error">{t('reservation.short')}</p>
      <ul className="list-disc pl-5">
        {missing.map(({ name, count }) => (
          <li key={name} className="wrap-anywhere">
            {t('reservation.shortItem', { name, count })}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-soft">{t('reservation.shortHelp')}</p>
      <FailureBanner failure={failure} className="mt-2" />
      <form onSubmit={(event) => void sew(event)} className="mt-2 flex flex-wrap items-end gap-3">
        <TextField
          name="sewDays"
          label={t('reservation.sewDays')}
          type="number"
          min={0}
          max={90}
          required
          value={days}
          onChange={(event) => setDays(event.currentTarget.value)}
        />
        <Button type="submit" look="secondary" busy={isBusy}>
          {t('reservation.sew')}
        </Button>
        <ButtonLink to={adminPaths.copyOrder(order._id)} look="text">
          {t('reservation.newOrder')}
        </ButtonLink>
      </form>
    </div>
  )
}
