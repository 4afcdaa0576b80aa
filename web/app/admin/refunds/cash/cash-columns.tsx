import type { CashEntry } from '../../../../../contract/admin/payments.ts'
import { formatAmount } from '../../../../../contract/money.ts'
import { formatDifference } from '../../../../../contract/signed-number.ts'
import { formatDateTime, formatDay } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { StatusBadge } from '../../components/status-badge.tsx'
import type { Column } from '../../components/table/data-table.tsx'
import { RowMenu } from '../../components/table/row-menu.tsx'
import { OrderCell } from '../refund-columns.tsx'
import { useHolderName } from './use-holder-name.ts'

type CashActionHandlers = Record<'remit' | 'assign' | 'writeOff', (entry: CashEntry) => void>

export function useCashColumns({ remit, assign, writeOff }: CashActionHandlers): Column<CashEntry>[] {
  const { t } = useTranslation('money')
  const language = useLanguage()
  const holderOf = useHolderName()
  const differenceOf = ({ amount, received }: CashEntry) =>
    received === null ? null : t('ledger.received', { amount: formatAmount(received), difference: formatDifference(received - amount) })
  return [
    { key: 'order', title: t('order'), phone: 'main', cell: ({ order }) => <OrderCell order={order} /> },
    {
      key: 'amount',
      title: t('amount'),
      isNumber: true,
      phone: 'side',
      cell: (entry) => <Sum entry={entry} difference={differenceOf(entry)} />,
    },
    { key: 'state', title: t('ledger.state'), phone: 'badges', cell: (entry) => <State entry={entry} /> },
    {
      key: 'carrier',
      title: t('ledger.holder'),
      phone: 'facts',
      cell: (entry) => (
        <>
          <span className="only-wide grid wrap-anywhere">
            {holderOf(entry)}
            {entry.trackingCode && <span className="text-sm break-all text-soft">{entry.trackingCode}</span>}
          </span>
          <span className="only-phone">
            {[entry.order.orderNumber, differenceOf(entry), holderOf(entry), entry.trackingCode].filter(Boolean).join(' · ')}
          </span>
        </>
      ),
    },
    { key: 'fee', title: t('ledger.fee'), isNumber: true, cell: ({ fee }) => (fee === null ? '–' : formatAmount(fee)) },
    {
      key: 'collectedAt',
      title: t('ledger.collectedAt'),
      noWrap: true,
      cell: ({ collectedAt }) => formatDateTime(collectedAt, language),
    },
    {
      key: 'actions',
      title: '',
      phone: 'more',
      cell: (entry) =>
        entry.remittedAt === null && (
          <RowMenu
            name={entry.order.orderNumber}
            actions={[
              { label: t('ledger.remitOne'), run: () => remit(entry) },
              ...(entry.writtenOff || entry.carrier !== 'own' ? [] : [{ label: t('ledger.assign'), run: () => assign(entry) }]),
              ...(entry.writtenOff ? [] : [{ label: t('ledger.writeOff'), run: () => writeOff(entry), isDestructive: true }]),
            ]}
          />
        ),
    },
  ]
}

/** What was collected; where another sum was handed in, that and the difference. */
function Sum({ entry: { amount }, difference }: { entry: CashEntry; difference: string | null }) {
  return (
    <span className="grid justify-items-end">
      <strong>{formatAmount(amount)}</strong>
      {difference && <span className="only-wide text-sm text-soft">{difference}</span>}
    </span>
  )
}

function State({ entry: { remittedAt, remittedBy, reference, writtenOff, isOverdue } }: { entry: CashEntry }) {
  const { t } = useTranslation('money')
  const language = useLanguage()
  const state = remittedAt ? 'remitted' : writtenOff ? 'written-off' : 'collected'
  const tone = { remitted: 'good', 'written-off': 'neutral', collected: isOverdue ? 'bad' : 'wait' } as const
  const details = [
    remittedAt && t('ledger.remittedAt', { when: formatDay(remittedAt, language) }),
    remittedBy && t('ledger.remittedBy', { name: remittedBy.name ?? t('ledger.gone') }),
    reference,
    writtenOff && (writtenOff.reason === 'paid-otherwise' ? t('ledger.paidOtherwise') : writtenOff.reason),
  ]
  return (
    <span className="grid justify-items-start gap-1">
      <StatusBadge tone={tone[state]}>{t(isOverdue ? 'ledger.overdue' : `ledger.states.${state}`)}</StatusBadge>
      <span className="only-wide text-sm text-soft wrap-anywhere empty:hidden">{details.filter(Boolean).join(' · ')}</span>
    </span>
  )
}
