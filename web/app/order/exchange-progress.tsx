import type { Exchange } from '../../../contract/orders/exchanges.ts'
import { useOrderTexts } from './order-texts.ts'
import { ParcelDetails } from './parcel.tsx'

type ExchangeProgressProps = {
  exchange: Pick<Exchange, 'status' | 'returnState' | 'replacementState' | 'shipment'>
  /** Where to send the old item; absent where the visitor knows only number and phone. */
  returnTo?: string
}

/** The progress of an exchange: while it is open, the return and the replacement each have a line. */
export function ExchangeProgress({ exchange, returnTo }: ExchangeProgressProps) {
  const { t } = useOrderTexts()
  const { status, returnState, replacementState, shipment } = exchange
  const hasWays = (status === 'approved' || status === 'done') && returnState !== null && replacementState !== null
  if (!hasWays) return <p className="text-soft">{t(`exchange.status.${status}`)}</p>
  return (
    <>
      <p>{t(`exchange.status.${status}`)}</p>
      <dl className="exchange-ways">
        <dt>{t('exchange.ways.back')}</dt>
        <dd>
          {t(`exchange.back.${returnState}`)}
          {returnState === 'awaited' && returnTo && <span className="block text-soft">{t('exchange.returnTo', { to: returnTo })}</span>}
        </dd>
        <dt>{t('exchange.ways.sent')}</dt>
        <dd>
          {t(`exchange.sent.${replacementState}`)}
          {shipment && replacementState !== 'reserved' && <ParcelDetails shipment={shipment} />}
        </dd>
      </dl>
    </>
  )
}
