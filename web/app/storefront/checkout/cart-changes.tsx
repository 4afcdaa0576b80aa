import type { Cart } from '../../../../contract/cart.ts'
import { formatAmount } from '../../../../contract/money.ts'
import { checkoutTexts } from '../../address/checkout-texts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Link } from '../../ui/link.tsx'
import type { CartChange, CartChanges as Changes } from './compare-carts.rule.ts'

/** What changed since the shopper looked: old and new, line by line. Pressing the order button again accepts the changes. */
export function CartChanges({ changes, cart }: { changes: Changes | null; cart: Cart }) {
  const { t } = useTranslation('checkout', checkoutTexts)
  const isBlocked = cart.items.some(({ problem }) => problem !== undefined) || changes?.lines.some(({ refusal }) => refusal !== undefined)
  return (
    <Alert tone="warning" title={t('checkout.changedTitle')} role="alert">
      <p>{isBlocked ? t('checkout.changedBlocked') : t('checkout.changedText')}</p>
      <ul className="mt-2 grid gap-1">
        {changes?.lines.map((change) => (
          <ChangedLine key={change.id} change={change} cart={cart} />
        ))}
        {changes?.discount && <li>{t('checkout.changedDiscount', amounts(changes.discount))}</li>}
        {changes?.subTotal && <li>{t('checkout.changedTotal', amounts(changes.subTotal))}</li>}
        {cart.discount?.problem && <li>{cart.discount.problem}</li>}
        {!changes && cart.notices?.map((notice) => <li key={notice}>{notice}</li>)}
      </ul>
      {isBlocked && (
        <p className="mt-3">
          <Link to={paths.cart()}>{t('checkout.editCart')}</Link>
        </p>
      )}
    </Alert>
  )
}

function ChangedLine({ change: { id, name, detail, kind, price, quantity, problem, refusal }, cart }: { change: CartChange; cart: Cart }) {
  const { t } = useTranslation('checkout', checkoutTexts)
  const available = cart.items.find(({ _id }) => _id === id)?.available ?? 0
  const problems = {
    gone: t('line.gone'),
    sold_out: t('line.soldOut'),
    personalization: t('line.personalization'),
    not_enough: t('line.onlyLeft', { count: available }),
  }
  const parts = [
    kind === 'removed' && t('checkout.changedRemoved'),
    kind === 'added' && t('checkout.changedAdded'),
    price && t('checkout.changedPrice', amounts(price)),
    quantity && t('checkout.changedQuantity', quantity),
    problem && problems[problem],
    refusal,
  ]
  return (
    <li>
      <strong>{name}</strong> ({detail}): {parts.filter(Boolean).join(' · ')}
    </li>
  )
}

function amounts({ before, now }: { before: number; now: number }) {
  return { before: formatAmount(before), now: formatAmount(now) }
}
