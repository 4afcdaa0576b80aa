import '../cases/cases.css'
import { useState } from 'react'
import type { AdminOrder } from '../../../../../contract/admin/orders.ts'
import { formatAmount } from '../../../../../contract/money.ts'
import type { AdminExchange } from '../../../../../contract/orders/exchanges.ts'
import type { AdminReturn } from '../../../../../contract/orders/returns.ts'
import { useTextLanguage } from '../../../i18n/use-text-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { returnableGoods } from '../../../order/exchangeable-lines.rule.ts'
import { Link } from '../../../ui/link.tsx'
import { adminPaths } from '../../admin-paths.ts'
import { Card } from '../../components/card.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { returnStepsOf } from '../cases/return-steps.rule.ts'
import { useReturnStep } from '../cases/use-return-step.tsx'
import { useReturnText } from '../cases/use-return-text.ts'
import { useIsAdmin } from '../use-role.ts'
import { NewReturnDialog } from './new-return-dialog.tsx'

type ReturnsCardProps = { returns: readonly AdminReturn[]; exchanges: readonly AdminExchange[]; order: AdminOrder }

/** Goods of the order that come back for their money. */
export function ReturnsCard({ returns, exchanges, order }: ReturnsCardProps) {
  const { t } = useTranslation('cases')
  const [isOpening, setOpening] = useState(false)
  if (order.status !== 'delivered') return null
  const lines = returnableGoods(order, { exchanges, returns })
  return (
    <Card
      title={t('returns')}
      actions={
        lines.length > 0 && (
          <button type="button" className="small-button" onClick={() => setOpening(true)}>
            {t('open')}
          </button>
        )
      }
    >
      {returns.length === 0 && <p className="text-soft">{t('noReturns')}</p>}
      <ul className="order-exchanges">
        {returns.map((goods) => (
          <ReturnOf key={goods._id} goods={goods} />
        ))}
      </ul>
      {isOpening && <NewReturnDialog order={order} lines={lines} onClose={() => setOpening(false)} />}
    </Card>
  )
}

function ReturnOf({ goods }: { goods: AdminReturn }) {
  const { t } = useTranslation('cases')
  const returnText = useReturnText()
  const languageOf = useTextLanguage()
  const isAdmin = useIsAdmin()
  const { take, dialog } = useReturnStep()
  return (
    <li>
      <p className="flex flex-wrap items-center gap-2">
        <strong className="wrap-anywhere">{goods.code}</strong>
        <StatusBadge tone={returnText.tone(goods)}>{t(`status.${goods.status}`)}</StatusBadge>
        <strong>{formatAmount(goods.amount)}</strong>
      </p>
      <ul className="my-1">
        {goods.lines.map((line) => (
          <li key={`${line.position}-${line.exchange}`} className="wrap-anywhere">
            {returnText.line(line)} {line.exchange && <span className="text-soft">· {t('came.inExchange')}</span>}{' '}
            {line.inspected && <span className="text-soft">· {returnText.came(line)}</span>}
          </li>
        ))}
      </ul>
      {goods.reason && (
        <p className="whitespace-pre-line wrap-anywhere" lang={languageOf(goods.reason)}>
          {goods.reason}
        </p>
      )}
      {goods.deduction > 0 && <p className="text-soft">{t('deducted', { amount: formatAmount(goods.deduction) })}</p>}
      {goods.answer && (
        <p className="text-soft">
          {t('reply')}: <span lang={languageOf(goods.answer)}>{goods.answer}</span>
        </p>
      )}
      <div className="order-contact">
        {returnStepsOf(goods).map((step) => (
          <button
            key={step}
            type="button"
            className={`small-button ${step === 'rejected' || step === 'cancelled' ? 'text-error' : ''}`}
            onClick={() => take(goods, step)}
          >
            {t(`step.${step}`)}
          </button>
        ))}
        {goods.status === 'received' && isAdmin && (
          <Link to={adminPaths.refunds({ orderId: goods.order._id })} className="small-button">
            {t('refund')}
          </Link>
        )}
        {goods.status === 'approved' && (
          <Link to={adminPaths.returnSlips(goods.order._id)} className="small-button">
            {t('printSlip')}
          </Link>
        )}
      </div>
      {dialog}
    </li>
  )
}
