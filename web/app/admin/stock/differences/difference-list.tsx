import type { StockDifference } from '../../../../../contract/admin/stock-takes.ts'
import { formatAmount } from '../../../../../contract/money.ts'
import { formatChange } from '../../../../../contract/signed-number.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { type Column, DataTable } from '../../components/table/data-table.tsx'

/** The differences, those that cannot be written first. */
export function DifferenceList({ differences }: { differences: readonly StockDifference[] }) {
  const { t } = useTranslation('stockTakes')
  const columns: Column<StockDifference>[] = [
    {
      key: 'item',
      title: t('differences.item'),
      phone: 'main',
      cell: ({ name, isBlocked, reserved }) => (
        <span>
          <strong className="wrap-anywhere">{name}</strong>
          {isBlocked && <span className="block text-sm text-error">{t('differences.reserved', { count: reserved })}</span>}
        </span>
      ),
    },
    {
      key: 'variant',
      title: t('differences.recorded'),
      phone: 'facts',
      cell: ({ sku, color, size, onHand, counted }) => `${[color, size].filter(Boolean).join(' · ')} · ${sku} · ${onHand} → ${counted}`,
    },
    {
      key: 'difference',
      title: t('differences.difference'),
      isNumber: true,
      phone: 'side',
      cell: ({ difference }) => <strong>{formatChange(difference)}</strong>,
    },
    {
      key: 'value',
      title: t('differences.value'),
      isNumber: true,
      phone: 'badges',
      cell: ({ value }) => <span className="text-sm text-soft">{formatAmount(value)}</span>,
    },
  ]
  return (
    <DataTable
      caption={t('differences.caption')}
      rows={differences}
      columns={columns}
      idOf={({ variantId }) => variantId}
      nameOf={({ name, color, size }) => [name, color, size].filter(Boolean).join(', ')}
      hasFilters={false}
      empty={{ title: t('differences.none'), text: t('differences.noneText') }}
    />
  )
}
