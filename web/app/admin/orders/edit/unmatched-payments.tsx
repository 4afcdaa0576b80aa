import type { MismatchOfOrder } from '../../../../../contract/admin/order-payments.ts'
import { formatAmount } from '../../../../../contract/money.ts'
import { formatDateTime } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Link } from '../../../ui/link.tsx'
import { adminPaths } from '../../admin-paths.ts'

/** Reported payments that do not match the order; staff have to check them. */
export function UnmatchedPayments({ mismatches, isAdmin }: { mismatches: readonly MismatchOfOrder[]; isAdmin: boolean }) {
  const { t } = useTranslation(['orders', 'money'])
  const language = useLanguage()
  if (mismatches.length === 0) return null
  return (
    <Alert tone="warning" title={t('money.mismatched')} className="mb-4">
      <ul className="grid gap-1">
        {mismatches.map(({ _id, at, method, why, reported: amount, expected, hasMoved }) => (
          <li key={_id}>
            <strong>
              {expected === null || expected === amount
                ? formatAmount(amount)
                : t('money.mismatchSums', { reported: formatAmount(amount), expected: formatAmount(expected) })}
            </strong>
            {[
              t(`money:mismatch.methods.${method}`),
              formatDateTime(at, language),
              t(`money:mismatch.reasons.${why}`),
              hasMoved ? '' : t('money:mismatch.notMoved'),
            ]
              .filter(Boolean)
              .map((text) => ` · ${text}`)}
          </li>
        ))}
      </ul>
      {isAdmin ? (
        <Link to={adminPaths.mismatches()} className="row-link">
          {t('money.allMismatches')}
        </Link>
      ) : (
        <p>{t('money.onlyAdmin')}</p>
      )}
    </Alert>
  )
}
