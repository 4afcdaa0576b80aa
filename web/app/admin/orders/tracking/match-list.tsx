import { unbrokenPhone } from '../../../../../contract/phone-number.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Link } from '../../../ui/link.tsx'
import { adminPaths } from '../../admin-paths.ts'
import { Card } from '../../components/card.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import type { CodeMatch } from './match-codes.rule.ts'

/** Rows of a file with the orders they belong to. */
export function MatchList({ title, matches }: { title: string; matches: readonly CodeMatch[] }) {
  const { t } = useTranslation('tracking')
  if (matches.length === 0) return null
  return (
    <Card title={`${title} (${matches.length})`} className="mt-4">
      <ul className="code-matches">
        {matches.map(({ line, order, orderNumber, phone, code, verdict }) => (
          <li key={line}>
            <span className="min-w-0">
              {order ? (
                <Link to={adminPaths.order(order._id)} className="row-link">
                  {order.orderNumber}
                </Link>
              ) : (
                <strong>{orderNumber ?? (phone ? unbrokenPhone(phone) : t('noOrder'))}</strong>
              )}
              {order && ` · ${order.shippingAddress.fullName}`}
              <span className="block text-sm text-soft">{t('line', { line })}</span>
            </span>
            <span className="code-match-side">
              {code && <span className="font-semibold">{code}</span>}
              {verdict !== 'ready' && <StatusBadge tone="wait">{t(`verdicts.${verdict}`)}</StatusBadge>}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
