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
          phone: 'badges',
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
    { key: 'order', title: t('order'), phone: 'main', cell: (mismatch) => <AboutCell mismatch={mismatch} /> },
    {
      key: 'amount',
      title: t('amount'),
      isNumber: true,
      phone: 'side',
      cell: ({ reported, expected }) => (
        <span className="grid justify-items-end">
          <strong>{formatAmount(reported)}</strong>
          {expected !== null && (
            <span className="only-wide text-sm text-soft">{t('mismatch.due', { amount: formatAmount(expected) })}</span>
          )}
        </span>
      ),
    },
    {
      key: 'why',
      title: t('mismatch.why'),
      phone: 'facts',
      cell: (mismatch) => (
        <>
          <span className="only-wide grid break-words">
            {t(`mismatch.reasons.${mismatch.why}`)}
            {!mismatch.hasMoved && <span className="text-sm text-soft">{t('mismatch.notMoved')}</span>}
          </span>
          <PhoneFacts mismatch={mismatch} />
        </>
      ),
    },
    last,
    {
      key: 'transaction',
      title: t('reference'),
      phone: 'more',
      cell: ({ transaction }) =>
        transaction ? (
          <span className="flex items-center gap-1 break-all">
            <span className="only-wide">{transaction}</span>
            <CopyButton text={transaction} label={t('copyReference', { reference: transaction })} />
          </span>
        ) : (
          <span className="only-wide">–</span>
        ),
    },
  ]
}

/** The order if it is known, and the payment's text to find it by; a phone has room for one of them. */
function AboutCell({ mismatch: { order, said, method } }: { mismatch: Mismatch }) {
  const { t } = useTranslation('money')
  return (
    <>
      {order && <OrderCell order={order} />}
      <span className="only-wide text-sm break-words text-soft">{said || '–'}</span>
      {!order && <strong className="only-phone">{said || t(`mismatch.methods.${method}`)}</strong>}
    </>
  )
}

/** One line; the dialog has the rest. What came of a payment says more than why it was listed. */
function PhoneFacts({ mismatch: { order, why, expected, hasMoved, seen } }: { mismatch: Mismatch }) {
  const { t } = useTranslation('money')
  const reason =
    why === 'amount' && expected !== null ? t('mismatch.due', { amount: formatAmount(expected) }) : t(`mismatch.reasons.${why}`)
  return (
    <span className="only-phone">
      {[order?.orderNumber, seen?.note ?? reason, !hasMoved && t('mismatch.notMoved')].filter(Boolean).join(' · ')}
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
