import type { AdminExchange } from '../../../../contract/exchanges.ts'
import { formatDay } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { Card } from '../parts/card.tsx'
import { UnreadPart } from './unread-part.tsx'

/** Wishes for another size that nobody has answered yet; each is decided on its order's page. Null: they could not be read. */
export function Exchanges({ exchanges }: { exchanges: readonly AdminExchange[] | null }) {
  const { t } = useTranslation('dashboard')
  const language = useLanguage()
  return (
    <div id="exchanges" className="home-anchor">
      <Card title={t('exchanges.title')}>
        {exchanges === null && <UnreadPart />}
        <ul className="newest-list">
          {exchanges?.map(({ _id, order, product, color, fromSize, toSize, createdAt }) => (
            <li key={_id}>
              <span className="min-w-0 grow">
                <Link to={paths.admin.order(order._id)} className="row-link">
                  {order.orderNumber}
                </Link>{' '}
                {order.fullName}
                <span className="block text-sm text-soft">
                  {t('exchanges.line', { name: product.name, color, from: fromSize, to: toSize })}
                </span>
              </span>
              <span className="flex-none text-sm text-soft">{formatDay(createdAt, language)}</span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
