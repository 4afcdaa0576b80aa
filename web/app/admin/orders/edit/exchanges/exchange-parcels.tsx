import { formatAmount } from '../../../../../../contract/money.ts'
import type { AdminExchange } from '../../../../../../contract/orders/exchanges.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { useExchangeText } from '../../use-exchange-text.ts'

/** The states of the return and of the replacement, and the difference in price. */
export function ExchangeParcels({ exchange }: { exchange: AdminExchange }) {
  const { t } = useTranslation('orders')
  const exchangeText = useExchangeText()
  const { returnState, quantity, fromStock, replacementState } = exchange
  if (returnState === null) return null
  const sewn = quantity - fromStock
  return (
    <dl className="order-dl mt-2">
      <dt>{t('exchange.ways.back')}</dt>
      <dd>
        <StatusBadge tone={returnState === 'received' ? 'good' : returnState === 'missing' ? 'bad' : 'wait'}>
          {exchangeText.back(exchange)}
        </StatusBadge>
      </dd>
      <dt>{t('exchange.ways.sent')}</dt>
      <dd className="flex flex-wrap gap-2">
        <StatusBadge tone={replacementState === 'delivered' ? 'good' : replacementState === 'lost' ? 'bad' : 'info'}>
          {exchangeText.sent(exchange)}
        </StatusBadge>
        {sewn > 0 && replacementState === 'reserved' && <StatusBadge tone="wait">{t('exchange.sew', { count: sewn })}</StatusBadge>}
      </dd>
      <Difference exchange={exchange} />
    </dl>
  )
}

function Difference({ exchange: { difference, differenceWay, isDifferencePaid } }: { exchange: AdminExchange }) {
  const { t } = useTranslation('cases')
  if (difference === 0) return null
  const state = difference < 0 ? 'back' : isDifferencePaid ? 'paid' : differenceWay === 'transfer' ? 'due' : (differenceWay ?? 'due')
  return (
    <>
      <dt>{t('difference.label')}</dt>
      <dd>
        <StatusBadge tone={state === 'due' ? 'wait' : state === 'paid' ? 'good' : 'info'}>
          {t(`difference.${state}`, { amount: formatAmount(Math.abs(difference)) })}
        </StatusBadge>
      </dd>
    </>
  )
}
