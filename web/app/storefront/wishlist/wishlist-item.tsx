import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Trash2 from 'lucide-react/icons/trash'
import { useRef, useState } from 'react'
import type { WishedProduct } from '../../../../contract/wishlist.ts'
import { useSiteSettings } from '../../api/site-settings.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { choiceFromUrl, choiceQuery, isChoiceAvailable, pricedSize, type VariantChoice } from '../product/choose-variant.rule.ts'
import { LazySizeChart } from '../size-chart/lazy-size-chart.tsx'
import { useChartDialog } from '../size-chart/use-chart-dialog.ts'
import { useAddWishlistItemToCart } from './use-add-wishlist-item-to-cart.ts'
import { WishlistColors, WishlistSizes } from './variant-choice.tsx'
import type { WishlistRefusal } from './wishlist.action.ts'
import { useWishlistTexts } from './wishlist-texts.ts'

type WishlistItemProps = {
  item: WishedProduct
  onRemove: (item: WishedProduct, onRefused: (why: string) => void) => Promise<boolean>
  refusal: WishlistRefusal | undefined
}

/** A wishlist item: choose a colour and a size, add to cart. A plain form that works without scripts. */
export function WishlistItem({ item, onRemove, refusal }: WishlistItemProps) {
  const { t } = useWishlistTexts()
  const [choice, setChoice] = useState<VariantChoice>(() => choiceFromUrl(item, new URLSearchParams(refusal?.chosen)))
  const [isRemoving, setRemoving] = useState(false)
  const [notRemoved, setNotRemoved] = useState<string>()
  const taking = useAddWishlistItemToCart(item, choice, refusal)
  const { hasSizeChart } = useSiteSettings()
  const form = useRef<HTMLFormElement>(null)
  const chart = useChartDialog(paths.sizeChart(item.slug), {
    choose: (size) => setChoice({ ...choice, size: item.sizes.find((each) => each.size === size) ?? null }),
    focusChosen: () => form.current?.querySelector<HTMLElement>('input[name="size"]:checked')?.focus(),
  })
  const { name, slug } = item
  const link = paths.product(slug, choiceQuery(choice))
  const color = choice.color ?? item.colors[0]
  const isSoldOut = item.availability === 'Out of stock'
  const failure = notRemoved ?? taking.failure
  const state = isRemoving ? 'removing' : taking.isBusy ? 'loading' : failure ? 'failure' : 'success'

  async function remove() {
    setRemoving(true)
    setNotRemoved(undefined)
    if (!(await onRemove(item, setNotRemoved))) setRemoving(false)
  }

  return (
    <li className="wishlist-item" data-state={state} aria-busy={isRemoving || taking.isBusy || undefined}>
      <Link to={link} className="wishlist-image" tabIndex={-1} aria-hidden="true">
        {color?.images[0] && <Picture picture={color.images[0]} sizes="112px" upTo={320} decorative className="size-full" />}
      </Link>
      <form
        method="post"
        action={paths.wishlist()}
        ref={form}
        noValidate
        className="min-w-0"
        onSubmit={(event) => {
          event.preventDefault()
          setNotRemoved(undefined)
          void taking.addToCart(event.currentTarget)
        }}
      >
        <input type="hidden" name="productId" value={item._id} />
        <Link to={link} className="wishlist-name" lang={item.nameLanguage} data-focus={item._id}>
          {name}
        </Link>
        <p>
          <Price item={item} size={pricedSize(item, choice)} className="text-sm" />
        </p>
        <WishlistColors
          item={item}
          chosen={choice.color}
          isGone={(each) => !isChoiceAvailable(item, { color: each, size: null })}
          onChoose={(each) => setChoice({ ...choice, color: each })}
          error={taking.colorError}
        />
        <WishlistSizes
          item={item}
          chosen={choice.size}
          isGone={(each) => !isChoiceAvailable(item, { color: choice.color, size: each })}
          onChoose={(each) => setChoice({ ...choice, size: each })}
          error={taking.sizeError}
          chart={hasSizeChart ? chart.link : undefined}
        />
        <div className="wishlist-actions">
          <Button
            type="submit"
            name="intent"
            value="take"
            look={isSoldOut ? 'secondary' : 'primary'}
            disabled={isSoldOut}
            busy={taking.isBusy}
            aria-label={isSoldOut ? undefined : t('addNamed', { name })}
          >
            <ShoppingBag aria-hidden size={18} />
            {t(isSoldOut ? 'soldOut' : 'addToCart')}
          </Button>
          <button
            type="submit"
            name="intent"
            value="remove"
            className="cart-line-remove"
            aria-label={t('remove', { name })}
            onClick={(event) => {
              event.preventDefault()
              void remove()
            }}
          >
            <Trash2 aria-hidden size={16} />
            {t('removeShort')}
          </button>
        </div>
        <div role="alert">
          {failure && (
            <p className="wishlist-error">
              <CircleAlert aria-hidden size={18} className="shrink-0" /> {failure}
            </p>
          )}
        </div>
      </form>
      {chart.wasOpened && <LazySizeChart {...chart.dialog} offered={item.sizes.map(({ size }) => size)} chosen={choice.size?.size} />}
    </li>
  )
}
