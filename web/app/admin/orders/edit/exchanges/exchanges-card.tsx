import { useState } from 'react'
import type { AdminOrder } from '../../../../../../contract/admin/orders.ts'
import type { AdminShipment } from '../../../../../../contract/admin/shipments.ts'
import type { AdminExchange } from '../../../../../../contract/orders/exchanges.ts'
import type { AdminReturn } from '../../../../../../contract/orders/returns.ts'
import { formatDay } from '../../../../i18n/format-date.ts'
import { useLanguage } from '../../../../i18n/use-language.ts'
import { useTextLanguage } from '../../../../i18n/use-text-language.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { exchangeableLines } from '../../../../order/exchangeable-lines.rule.ts'
import { PersonalizationLines } from '../../../../personalization/personalization-lines.tsx'
import { useOrderedPersonalization } from '../../../../personalization/use-ordered-personalization.ts'
import { Link } from '../../../../ui/link.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import { Card } from '../../../components/card.tsx'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { useFocusAfterDelete } from '../../../components/table/use-focus-after-delete.ts'
import { ParcelBadge } from '../../badges.tsx'
import { exchangeStepsOf, isDestructive } from '../../exchange-steps.rule.ts'
import { OrderFailure } from '../../order-failure.tsx'
import { useExchangeText } from '../../use-exchange-text.ts'
import { Parcel } from '../parcel.tsx'
import { PhoneLinks } from '../phone-links.tsx'
import { ShipmentDialog } from '../shipment-dialog.tsx'
import { ExchangeParcels } from './exchange-parcels.tsx'
import { NewExchangeDialog } from './new-exchange-dialog.tsx'
import { useExchangeStep } from './use-exchange-step.tsx'

type ExchangesCardProps = {
  exchanges: readonly AdminExchange[]
  returns: readonly AdminReturn[]
  exchangeDays: number | undefined
  order: AdminOrder
  parcels: readonly AdminShipment[]
}

/** Each exchange with its return, its replacement, their states and the possible actions. */
export function ExchangesCard({ exchanges, returns, exchangeDays, order, parcels }: ExchangesCardProps) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const [isOpening, setOpening] = useState(false)
  const focusProps = useFocusAfterDelete<HTMLUListElement>(exchanges.map(({ _id }) => _id))
  if (exchanges.length === 0 && order.status !== 'delivered') return null
  const { deadline, isOpen, lines } = exchangeableLines(order, { exchanges, returns, exchangeDays, now: new Date() })
  return (
    <Card
      title={t('exchange.title')}
      actions={
        lines.length > 0 && (
          <button type="button" className="small-button" onClick={() => setOpening(true)}>
            {t('exchange.open')}
          </button>
        )
      }
    >
      {exchanges.length === 0 && <p className="text-soft">{t('exchange.none')}</p>}
      {!isOpen && deadline && <p className="text-soft">{t('exchange.ended', { day: formatDay(deadline, language) })}</p>}
      <ul {...focusProps} className="order-exchanges">
        {exchanges.map((exchange) => (
          <Exchange
            key={exchange._id}
            exchange={exchange}
            order={order}
            parcels={parcels.filter(({ exchangeId }) => exchangeId === exchange._id)}
          />
        ))}
      </ul>
      {isOpening && <NewExchangeDialog order={order} lines={lines} onClose={() => setOpening(false)} />}
    </Card>
  )
}

type ExchangeProps = { exchange: AdminExchange; order: AdminOrder; parcels: readonly AdminShipment[] }

function Exchange({ exchange, order, parcels }: ExchangeProps) {
  const { t } = useTranslation(['orders', 'cases'])
  const exchangeText = useExchangeText()
  const languageOf = useTextLanguage()
  const ordered = useOrderedPersonalization()
  const { take, dialog, isBusy, failure } = useExchangeStep(order)
  return (
    <li>
      <OrderFailure failure={failure} order={order} />
      <p className="flex flex-wrap items-center gap-2">
        <strong className="wrap-anywhere">{exchangeText.what(exchange)}</strong>
        <StatusBadge tone={exchangeText.tone(exchange)}>{t(`exchange.state.${exchange.status}`)}</StatusBadge>
      </p>
      {exchange.fromExchange && <p className="text-soft">{t('exchange.again')}</p>}
      <PersonalizationLines lines={ordered(exchange.personalization)} />
      {exchange.reason && (
        <p className="whitespace-pre-line wrap-anywhere" lang={languageOf(exchange.reason)}>
          {exchange.reason}
        </p>
      )}
      {exchange.phone && (
        <>
          <p className="text-soft">{t('exchange.byRecipient')}</p>
          <div className="order-contact">
            <PhoneLinks phone={exchange.phone} />
          </div>
        </>
      )}
      {exchange.answer && (
        <p className="text-soft">
          {t('exchange.reply')}: <span lang={languageOf(exchange.answer)}>{exchange.answer}</span>
        </p>
      )}
      <ExchangeParcels exchange={exchange} />
      {exchange.status === 'done' && exchange.returnState === 'missing' && <p className="text-soft">{t('exchange.missingHint')}</p>}
      <div className="order-contact">
        {exchangeStepsOf(exchange).map((step) => (
          <button
            key={step}
            type="button"
            className={`small-button ${isDestructive(step) ? 'text-error' : ''}`}
            disabled={isBusy}
            onClick={() => void take(exchange, step)}
          >
            {t(`exchange.step.${step}`)}
          </button>
        ))}
        {exchange.status === 'approved' && exchange.returnState === 'awaited' && (
          <Link to={adminPaths.returnSlips(order._id)} className="small-button">
            {t('cases:printSlip')}
          </Link>
        )}
      </div>
      {parcels.map((parcel) => (
        <ExchangeParcel key={parcel._id} parcel={parcel} exchange={exchange} order={order} />
      ))}
      {dialog}
    </li>
  )
}

/** The shipment of the replacement, with its actions. */
function ExchangeParcel({ parcel, exchange, order }: { parcel: AdminShipment; exchange: AdminExchange; order: AdminOrder }) {
  const { t } = useTranslation('orders')
  const [isEdited, setEdited] = useState(false)
  return (
    <details className="mt-3">
      <summary className="order-summary">
        {t('exchange.earlier')}: {t(`carrier.${parcel.carrier}`)} {parcel.trackingCode} <ParcelBadge status={parcel.status} />
      </summary>
      <Parcel parcel={parcel} order={order} onEdit={() => setEdited(true)} />
      <ShipmentDialog order={order} exchange={exchange} parcel={parcel} isOpen={isEdited} onClose={() => setEdited(false)} />
    </details>
  )
}
