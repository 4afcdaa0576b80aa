import { isAcceptable, type StatementLine } from '../../../../../contract/admin/cod-statements.ts'
import { formatAmount } from '../../../../../contract/money.ts'
import { formatDifference } from '../../../../../contract/signed-number.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Link } from '../../../ui/link.tsx'
import { adminPaths } from '../../admin-paths.ts'
import { StatusBadge } from '../../components/status-badge.tsx'

const tones = {
  match: 'good',
  booked: 'good',
  fee: 'neutral',
  different: 'bad',
  'high-fee': 'bad',
  unknown: 'bad',
  'not-due': 'wait',
  paid: 'neutral',
  twice: 'neutral',
} as const

type StatementRowsProps = {
  lines: readonly StatementLine[]
  accepted: ReadonlySet<number>
  /** Books a row that differs all the same. Absent once the statement is booked. */
  onAccept?: ((line: number, isOn: boolean) => void) | undefined
}

export function StatementRows({ lines, accepted, onAccept }: StatementRowsProps) {
  const { t } = useTranslation('statements')
  return (
    <ul className="statement-rows">
      {lines.map((row) => {
        const { line, code, order, amount, owed, fee, verdict } = row
        return (
          <li key={line}>
            <span className="min-w-0 grow">
              {order ? (
                <>
                  <Link to={adminPaths.order(order._id)} className="row-link">
                    {order.orderNumber}
                  </Link>{' '}
                  {order.fullName}
                </>
              ) : (
                <strong className="break-all">{code}</strong>
              )}
              <span className="block text-sm text-soft">
                {t('row', { line })} {order && <>· {code}</>} {fee > 0 && <>· −{formatAmount(fee)}</>}
              </span>
              <StatusBadge tone={tones[verdict]}>{t(`verdicts.${verdict}`)}</StatusBadge>{' '}
              {(verdict === 'different' || verdict === 'booked') && owed !== null && owed !== amount && (
                <span className="text-sm">
                  {t('owed', { amount: formatAmount(owed) })}, {t('difference', { amount: formatDifference(amount - owed) })}
                </span>
              )}
              {isAcceptable(verdict) && onAccept && (
                <Checkbox
                  label={t('accept')}
                  checked={accepted.has(line)}
                  onChange={(event) => onAccept(line, event.currentTarget.checked)}
                />
              )}
            </span>
            <strong>{formatAmount(amount)}</strong>
          </li>
        )
      })}
    </ul>
  )
}
