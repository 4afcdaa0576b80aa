import Trash2 from 'lucide-react/icons/trash'
import type { CartItem } from '../../../../contract/cart.ts'
import { formatAmount } from '../../../../contract/money.ts'
import { extraPrice } from '../../../../contract/personalization.rule.ts'
import { type LineStatuses, useLineStatuses } from '../../cart/cart-statuses.ts'
import { lineName } from '../../cart/item-name.ts'
import { isPurchasable } from '../../cart/optimistic-cart.rule.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { PersonalizationLines } from '../../personalization/personalization-lines.tsx'
import { Link } from '../../ui/link.tsx'
import { MaybeVietnamese } from '../../ui/maybe-vietnamese.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { CartLineNotes } from './cart-line-notes.tsx'
import { CartLineQuantity } from './cart-line-quantity.tsx'

/** `failure` comes from a form posted without scripts. */
export function CartLine({ item, onRemove, failure }: { item: CartItem; onRemove: () => void; failure?: string | undefined }) {
  const { t } = useTranslation('checkout')
  const statuses = useLineStatuses(item._id)
  const { _id, name, nameLanguage, color, size, total } = item
  // A product no longer in the catalogue has no page to link to.
  const link = item.slug === '' ? paths.products() : paths.product(item.slug, { color: color.color, size: size?.size ?? null })
  const [picture] = color.images
  return (
    <li className="cart-line" data-state={lineState(item, statuses, failure)} aria-busy={isBusy(statuses) || undefined}>
      <Link to={link} className="cart-line-picture" tabIndex={-1} aria-hidden="true">
        {picture && <Picture picture={picture} sizes="96px" upTo={320} decorative className="size-full" />}
      </Link>
      <div className="min-w-0">
        <Link to={link} className="cart-line-name" lang={nameLanguage} data-focus={_id}>
          {name}
        </Link>
        <p className="text-sm text-soft">
          <MaybeVietnamese text={[color.label, size?.size].filter(Boolean).join('\u00a0· ')} />
        </p>
        <PersonalizationLines lines={item.personalization} />
        <p className="mt-0.5 flex flex-wrap items-baseline justify-between gap-x-4">
          <Price item={item} size={size} extra={extraPrice(item.personalization)} className="text-sm" />
          <span>
            <span className="sr-only">{t('line.total')} </span>
            <strong>{isPurchasable(item) ? formatAmount(total) : '–'}</strong>
          </span>
        </p>
        <CartLineNotes item={item} isAtLimit={statuses.isAtLimit} failure={statuses.update.message ?? statuses.remove.message ?? failure} />
        <form method="post" action={paths.cart()} className="cart-line-controls" onSubmit={(event) => event.preventDefault()}>
          <input type="hidden" name="itemId" value={_id} />
          <CartLineQuantity item={item} />
          <button
            type="submit"
            name="intent"
            value="remove"
            className="cart-line-remove"
            aria-label={t('line.remove', { name: lineName(item) })}
            onClick={statuses.remove.status === 'loading' ? undefined : onRemove}
          >
            <Trash2 aria-hidden size={16} />
            {t('line.removeShort')}
          </button>
        </form>
      </div>
    </li>
  )
}

function isBusy({ update, remove }: LineStatuses): boolean {
  return update.status === 'loading' || remove.status === 'loading'
}

function lineState(item: CartItem, { update, remove }: LineStatuses, failure: string | undefined) {
  if (remove.status === 'loading') return 'removing'
  if (update.status === 'loading') return 'loading'
  if (item.problem || failure || update.status === 'failure' || remove.status === 'failure') return 'failure'
  return 'success'
}
