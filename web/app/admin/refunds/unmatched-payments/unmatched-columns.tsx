import type { Mismatch } from '../../../../../contract/admin/unmatched-payments.ts'
import { formatAmount } from '../../../../../contract/money.ts'
import { formatDateTime } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { CopyButton } from '../../components/copy-button.tsx'
import type { Column } from '../../components/table/data-table.tsx'
import { OrderCell } from '../refund-columns.tsx'

type Shown = { status: 'open' | 'seen'; seeTo: (mismatch: Mismatch) => void }

export function useUnmatchedColumns({ status, seeTo }: Shown): Column<Mismatch>[] {
  const { t } = useTranslation('money')
  const language = useLanguage()
  const last: Column<Mismatch> =
    status === 'seen'
      ? { key: 'seen', title: t('mismatch.seen'), cell: ({ seen }) => seen && <ResolvedCell seen={seen} /> }
      : {
          key: 'actions',
          title: t('mismatch.actions'),
          cell: (mismatch) => (
            <button type="button" className="small-button" onClick={() => seeTo(mismatch)}>
              {t('mismatch.seeTo')}
            </button>
          ),
        }
  return [
    {
      key: 'at',
      title: t('mismatch.at'),
      noWrap: true,
      cell: ({ at, method }) => (
        <span className="grid">
          {formatDateTime(at, language)}
          <span className="text-sm text-soft">{t(`mismatch.methods.${method}`)}</span>
        </span>
      ),
    },
    { key: 'order', title: t('order'), cell: (mismatch) => <AboutCell mismatch={mismatch} /> },
    {
      key: 'expected',
      title: t('mismatch.expected'),
      isNumber: true,
      cell: ({ expected }) => (expected === null ? '–' : formatAmount(expected)),
    },
    { key: 'reported', title: t('mismatch.reported'), isNumber: true, cell: ({ reported }) => <strong>{formatAmount(reported)}</strong> },
    {
      key: 'why',
      title: t('mismatch.why'),
      cell: ({ why, hasMoved }) => (
        <span className="grid">
          {t(`mismatch.reasons.${why}`)}
          {!hasMoved && <span className="text-sm text-soft">{t('mismatch.notMoved')}</span>}
        </span>
      ),
    },
    {
      key: 'transaction',
      title: t('reference'),
      cell: ({ transaction }) =>
        transaction ? (
          <span className="flex items-center gap-1 break-all max-md:justify-end">
            {transaction} <CopyButton text={transaction} label={t('reference')} />
          </span>
        ) : (
          '–'
        ),
    },
    last,
  ]
}

/** The order if it is known, and the payment's text to find it by. */
function AboutCell({ mismatch: { order, said: note } }: { mismatch: Mismatch }) {
  return (
    <span className="grid">
      {order && <OrderCell order={order} />}
      <span className="text-sm break-words text-soft">{note || '–'}</span>
    </span>
  )
}

function ResolvedCell({ seen: { at, by, note } }: { seen: NonNullable<Mismatch['seen']> }) {
  const { t } = useTranslation('money')
  const language = useLanguage()
  return (
    <span className="grid">
      <span className="break-words">{note}</span>
      <span className="text-sm text-soft">
        {by ?? t('mismatch.gone')} · {formatDateTime(at, language)}
      </span>
    </span>
  )
}
