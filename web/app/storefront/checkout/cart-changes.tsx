import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Cart } from '../../../../contract/cart.ts'
import { formatAmount } from '../../../../contract/money.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import type { CartChange } from './compare-carts.ts'

/** What moved since the shopper looked: old and new, line by line. Agreeing is pressing the order button again. */
export function CartChanges({ changes, cart }: { changes: CartChange[]; cart: Cart }) {
  const { t } = useTranslation('checkout')
  const isBlocked = cart.items.some(({ problem }) => problem !== undefined)
  return (
    <Alert tone="warning" title={t('checkout.changedTitle')} role="alert">
      <p>{isBlocked ? t('checkout.changedBlocked') : t('checkout.changedText')}</p>
      <ul className="mt-2 grid gap-1">
        {changes.map((change) => (
          <li key={change.id}>
            <strong>{change.name}</strong> ({change.detail}): {useChangeText(change, cart)}
          </li>
        ))}
        {(cart.notices ?? []).map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
      </ul>
      {isBlocked && (
        <p className="mt-3">
          <Link to={paths.cart()}>{t('checkout.editCart')}</Link>
        </p>
      )}
    </Alert>
  )
}

function useChangeText({ id, kind, price, quantity, problem }: CartChange, cart: Cart): string {
  const { t } = useTranslation('checkout')
  if (kind === 'removed') return t('checkout.changedRemoved')
  const available = cart.items.find(({ _id }) => _id === id)?.available ?? 0
  const problems = { gone: t('line.gone'), sold_out: t('line.soldOut'), not_enough: t('line.onlyLeft', { count: available }) }
  const parts = [
    kind === 'added' && t('checkout.changedAdded'),
    price && t('checkout.changedPrice', { before: formatAmount(price.before), now: formatAmount(price.now) }),
    quantity && t('checkout.changedQuantity', quantity),
    problem && problems[problem],
  ]
  return parts.filter(Boolean).join(' · ')
}
