import type { Exchange } from '../../../contract/exchanges.ts'
import { useOrderTexts } from './order-texts.ts'
import { ParcelDetails } from './parcel.tsx'

type ExchangeProgressProps = {
  exchange: Pick<Exchange, 'status' | 'returnState' | 'replacementState' | 'shipment'>
  /** Where the old item is sent; not for whoever knows a number and a phone alone. */
  returnTo?: string
}

/** How far an exchange is: while it is under way, what comes back and what is sent, each in a line of its own. */
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
