import { useMemo } from 'react'
import type { OrderedPiece, SewnPiece } from '../../../../contract/admin/production.ts'
import { vietnamDay } from '../../../../contract/vietnam-time.ts'
import { formatDay, formatTime } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Link } from '../../ui/link.tsx'
import { adminPaths } from '../admin-paths.ts'
import { RowThumb } from '../components/row-thumb.tsx'
import { StatusBadge } from '../components/status-badge.tsx'
import type { Column } from '../components/table/data-table.tsx'
import { RowMenu } from '../components/table/row-menu.tsx'
import { Pieces } from './sew-next-columns.tsx'
import { variantName } from './variant-name.ts'

type OrderedRow = OrderedPiece & { key: string }

/** The units that orders wait for. `mark`: the sewing of the whole order is done, or is not. */
export function useOrderedColumns(mark: (row: OrderedPiece) => void): Column<OrderedRow>[] {
  const { t } = useTranslation('production')
  return useMemo(
    () => [
      { key: 'product', title: t('columns.product'), phone: 'head', cell: (row) => <Named row={row} /> },
      { key: 'dueBy', title: t('columns.dueBy'), noWrap: true, cell: (row) => <Due row={row} /> },
      {
        key: 'step',
        title: t('columns.step'),
        phone: 'badges',
        cell: ({ step }) => <StatusBadge tone={step === 'sewn' ? 'good' : 'info'}>{t(`step.${step}`)}</StatusBadge>,
      },
      { key: 'pieces', title: t('columns.pieces'), isNumber: true, phone: 'side', cell: ({ pieces }) => t('pieces', { count: pieces }) },
      {
        key: 'more',
        title: t('columns.more'),
        phone: 'more',
        cell: (row) => (
          <RowMenu
            name={`${variantName(row)}, ${row.orderNumber}`}
            actions={[{ label: t(row.step === 'sewn' ? 'markSewing' : 'markSewn'), run: () => mark(row) }]}
          />
        ),
      },
    ],
    [t, mark],
  )
}

function Named({ row }: { row: OrderedPiece }) {
  const { orderId, orderNumber, imageUrl, personalization } = row
  return (
    <span className="sew-cell">
      <RowThumb src={imageUrl} />
      <span className="min-w-0">
        <Link to={adminPaths.order(orderId)} className="row-link">
          {variantName(row)}
        </Link>
        <span className="row-facts block text-sm text-soft">
          {row.dueBy && (
            <span className="only-phone">
              <Due row={row} /> ·{' '}
            </span>
          )}
          {orderNumber}
        </span>
        {personalization.length > 0 && <span className="row-facts block text-sm">{personalization.join(' · ')}</span>}
      </span>
    </span>
  )
}

function Due({ row: { dueBy, step } }: { row: OrderedPiece }) {
  const { t } = useTranslation('production')
  const language = useLanguage()
  if (!dueBy) return null
  const isLate = step === 'sewing' && dueBy < vietnamDay(new Date())
  const day = formatDay(dueBy, language)
  return isLate ? <span className="text-error">{t('late', { day })}</span> : t('dueBy', { day })
}

export function useSewnColumns(): Column<SewnPiece>[] {
  const { t } = useTranslation('production')
  return useMemo(
    () => [
      { key: 'product', title: t('columns.product'), phone: 'main', cell: (row) => <strong>{variantName(row)}</strong> },
      {
        key: 'order',
        title: t('columns.order'),
        phone: 'facts',
        cell: ({ order, at }) => (
          <>
            {order ? <Link to={adminPaths.order(order._id)}>{order.orderNumber}</Link> : t('forStock')}
            <span className="only-phone"> · {formatTime(at)}</span>
          </>
        ),
      },
      { key: 'at', title: t('columns.at'), noWrap: true, cell: ({ at }) => formatTime(at) },
      { key: 'pieces', title: t('columns.pieces'), isNumber: true, phone: 'side', cell: ({ pieces }) => <Pieces count={pieces} /> },
    ],
    [t],
  )
}
