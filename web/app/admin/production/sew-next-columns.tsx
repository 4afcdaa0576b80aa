import { useMemo } from 'react'
import type { SewNext } from '../../../../contract/admin/production.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { RowThumb } from '../components/row-thumb.tsx'
import type { Column } from '../components/table/data-table.tsx'
import { formatDecimal } from '../format-number.ts'
import { thumbOf } from '../products/product-columns.tsx'
import { variantName } from './variant-name.ts'

/** `onOpen`: shows how the number comes about, and takes what is sewn. */
export function useNextColumns(onOpen: (row: SewNext) => void): Column<SewNext>[] {
  const { t } = useTranslation('production')
  return useMemo(
    () => [
      { key: 'product', title: t('columns.product'), phone: 'head', cell: (row) => <Named row={row} onOpen={onOpen} /> },
      { key: 'sold', title: t('columns.soldPerWeek'), isNumber: true, cell: ({ soldPerWeek }) => formatDecimal(soldPerWeek) },
      { key: 'free', title: t('columns.free'), isNumber: true, cell: ({ free }) => free },
      { key: 'waiting', title: t('columns.waiting'), isNumber: true, cell: ({ waiting }) => waiting || '' },
      {
        key: 'daysLeft',
        title: t('columns.daysLeft'),
        isNumber: true,
        cell: ({ daysLeft, free }) => (free <= 0 ? t('gone') : daysLeft === null ? '' : t('days', { count: daysLeft })),
      },
      { key: 'pieces', title: t('columns.pieces'), isNumber: true, phone: 'side', cell: ({ pieces }) => <Pieces count={pieces} /> },
    ],
    [t, onOpen],
  )
}

/** The number, and its unit below it. */
export function Pieces({ count }: { count: number }) {
  const { t } = useTranslation('production')
  const [number, unit] = t('pieces', { count }).split(' ')
  return (
    <span className="sew-pieces">
      {number} <small>{unit}</small>
    </span>
  )
}

function Named({ row, onOpen }: { row: SewNext; onOpen: (row: SewNext) => void }) {
  const { t } = useTranslation('production')
  const { thumb, soldPerWeek, free, waiting, daysLeft, season } = row
  const sold = soldPerWeek > 0 ? t('sold', { sold: formatDecimal(soldPerWeek) }) : t('notSold')
  const more = [
    waiting > 0 && t('waiting', { count: waiting }),
    free > 0 && daysLeft !== null && t('endsIn', { count: daysLeft }),
    season > 1 && t('season', { times: formatDecimal(season) }),
  ].filter(Boolean)
  return (
    <span className="sew-cell">
      <RowThumb src={thumb && thumbOf(thumb)} />
      <span className="min-w-0">
        <button type="button" className="row-link" aria-haspopup="dialog" onClick={() => onOpen(row)}>
          {variantName(row)}
        </button>
        <span className="row-facts only-phone text-sm text-soft">
          {sold} · {t('free', { count: free })}
        </span>
        {more.length > 0 && <span className="row-facts only-phone text-sm text-soft">{more.join(' · ')}</span>}
      </span>
    </span>
  )
}
