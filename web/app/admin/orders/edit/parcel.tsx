import { Message } from '../../../../../contract/accounts.ts'
import type { AdminOrder } from '../../../../../contract/admin/orders.ts'
import { type AdminShipment, ShipmentMessage } from '../../../../../contract/admin/shipments.ts'
import { formatAmount } from '../../../../../contract/money.ts'
import type { ShipmentStatus } from '../../../../../contract/orders/shipments.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { toast } from '../../../ui/toast.tsx'
import { confirm } from '../../components/confirm-store.ts'
import { CopyButton } from '../../components/copy-button.tsx'
import { ParcelBadge } from '../badges.tsx'
import { OrderFailure } from '../order-failure.tsx'
import { useMailText } from '../use-mail-text.ts'
import { useOrderRequest } from '../use-order-request.ts'
import { mailForExchangeStatus, mailForShipmentStatus } from './mail-for-shipment-status.rule.ts'
import { ParcelHistory } from './parcel-history.tsx'

/** One shipment of an order or an exchange: its carrier, its status and the next possible ones. */
export function Parcel({ parcel, order, onEdit }: { parcel: AdminShipment; order: AdminOrder; onEdit: () => void }) {
  const { t } = useTranslation('orders')
  const mailText = useMailText()
  const { call, isBusy, failure } = useOrderRequest()
  const { _id, exchangeId, carrier, trackingCode, trackingUrl, status, fee, moves } = parcel
  const isRemovable = status === 'pending' || status === 'cancelled'

  async function move(to: ShipmentStatus): Promise<void> {
    const isDestructive = to === 'returned' || to === 'lost_or_damaged' || to === 'cancelled'
    const mail = exchangeId ? mailForExchangeStatus(status, to) : mailForShipmentStatus(order.status, to)
    const effect = isDestructive && t(exchangeId ? `exchange.parcel.${to}` : `shipment.moves.${to}`)
    if (isDestructive || mail) {
      const text = [effect, mailText(order, mail)].filter(Boolean).join('\n')
      const verb = t(`parcel.${to}`)
      if (!(await confirm({ title: t('shipment.moveTitle', { status: verb }), text, verb, isDestructive }))) return
    }
    if (await call('PUT', `/api/shipments/${_id}/status`, { status: to }, ShipmentMessage)) toast({ text: t('shipment.moved') })
  }

  async function remove(): Promise<void> {
    const text = t('shipment.removeText', { carrier: t(`carrier.${carrier}`), code: trackingCode ?? '' })
    if (!(await confirm({ title: t('shipment.removeTitle'), text, verb: t('shipment.remove'), isDestructive: true }))) return
    if (await call('DELETE', `/api/shipments/${_id}`, undefined, Message)) toast({ text: t('shipment.removed') })
  }

  return (
    <>
      <OrderFailure failure={failure} order={order} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong>{t(`carrier.${carrier}`)}</strong>
        <ParcelBadge status={status} />
      </div>
      <p className="flex flex-wrap items-center gap-x-2">
        {trackingCode ? <span className="break-all">{trackingCode}</span> : <span className="text-soft">{t('shipment.noCode')}</span>}
        {trackingCode && <CopyButton text={trackingCode} label={t('shipment.copyCode')} />}
      </p>
      {trackingUrl && (
        <a href={trackingUrl} target="_blank" rel="noreferrer" className="row-link">
          {t('shipment.follow')}
        </a>
      )}
      {fee !== null && (
        <p className="text-sm text-soft">
          {t('shipment.fee')}: {formatAmount(fee)}
        </p>
      )}
      <div className="order-contact">
        {moves.length > 0 && (
          <button type="button" className="small-button" onClick={onEdit}>
            {t('shipment.change')}
          </button>
        )}
        {isRemovable && (
          <button type="button" className="small-button text-error" disabled={isBusy} onClick={() => void remove()}>
            {t('shipment.remove')}
          </button>
        )}
      </div>
      {moves.length > 0 && (
        <fieldset className="order-moves">
          <legend>{t('shipment.move')}</legend>
          {moves.map((to) => (
            <button key={to} type="button" className="small-button" disabled={isBusy} onClick={() => void move(to)}>
              {t(`parcel.${to}`)}
            </button>
          ))}
        </fieldset>
      )}
      <details className="mt-3">
        <summary className="order-summary">{t('shipment.history')}</summary>
        <ParcelHistory parcel={parcel} />
      </details>
    </>
  )
}
