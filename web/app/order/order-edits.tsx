import { formatAmount } from '../../../contract/money.ts'
import { describeChange } from '../../../contract/orders/describe-change.rule.ts'
import type { Order } from '../../../contract/orders/orders.ts'
import { formatDateTime } from '../i18n/format-date.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { useOrderTexts } from './order-texts.ts'

/** What the shop changed in the order after it was placed, the newest first. */
export function OrderEdits({ history }: Pick<Order, 'history'>) {
  const { t } = useOrderTexts()
  const language = useLanguage()
  const edits = history.filter(({ what, changes = [] }) => what === 'edited' && changes.length > 0).toReversed()
  if (edits.length === 0) return null
  return (
    <section className="card order-card" aria-labelledby="edits-title">
      <h2 id="edits-title" className="text-xl">
        {t('edits.title')}
      </h2>
      {edits.map(({ at, from, to, changes = [] }) => (
        <div key={at} className="mt-3">
          <p className="text-sm text-soft">
            <time dateTime={at}>{formatDateTime(at, language)}</time>
          </p>
          <ul className="list-disc pl-5 wrap-anywhere">
            {changes.map((change) => (
              <li key={JSON.stringify(change)}>{describeChange(change)[language]}</li>
            ))}
          </ul>
          {from !== to && <p className="mt-1">{t('edits.total', { from: formatAmount(Number(from)), to: formatAmount(Number(to)) })}</p>}
        </div>
      ))}
    </section>
  )
}
