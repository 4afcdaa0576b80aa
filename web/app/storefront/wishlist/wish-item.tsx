import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Trash2 from 'lucide-react/icons/trash'
import { useRef, useState } from 'react'
import type { WishedProduct } from '../../../../contract/wishlist.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { type Choice, choiceQuery, isAvailable, pricedSize, readChoice } from '../product/choose-variant.ts'
import { LateSizeChart } from '../size-chart/late-size-chart.tsx'
import { useChartDialog } from '../size-chart/use-chart-dialog.ts'
import { useShop } from '../use-shop.ts'
import type { WishRefusal } from './change-wishlist.ts'
import { useTakeWish } from './use-take-wish.ts'
import { WishColors, WishSizes } from './wish-choice.tsx'
import { useWishlistTexts } from './wishlist-texts.ts'

type WishItemProps = {
  item: WishedProduct
  onRemove: (item: WishedProduct, onRefused: (why: string) => void) => Promise<boolean>
  refusal: WishRefusal | undefined
}

/** One wished-for piece: choose a colour and a size, into the cart. A plain form that can be sent without scripts. */
export function WishItem({ item, onRemove, refusal }: WishItemProps) {
  const { t } = useWishlistTexts()
  const [choice, setChoice] = useState<Choice>(() => readChoice(item, new URLSearchParams(refusal?.chosen)))
  const [isRemoving, setRemoving] = useState(false)
  const [notRemoved, setNotRemoved] = useState<string>()
  const taking = useTakeWish(item, choice, refusal)
  const { hasSizeChart } = useShop()
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
    <li className="wish-item" data-state={state} aria-busy={isRemoving || taking.isBusy || undefined}>
      <Link to={link} className="wish-picture" tabIndex={-1} aria-hidden="true">
        {color?.images[0] && <Picture picture={color.images[0]} sizes="112px" decorative className="size-full" />}
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
          void taking.take(event.currentTarget)
        }}
      >
        <input type="hidden" name="productId" value={item._id} />
        <Link to={link} className="wish-name" lang={item.nameLanguage} data-focus={item._id}>
          {name}
        </Link>
        <p>
          <Price item={item} size={pricedSize(item, choice)} className="text-sm" />
        </p>
        <WishColors
          item={item}
          chosen={choice.color}
          isGone={(each) => !isAvailable(item, { color: each, size: null })}
          onChoose={(each) => setChoice({ ...choice, color: each })}
          error={taking.colorError}
        />
        <WishSizes
          item={item}
          chosen={choice.size}
          isGone={(each) => !isAvailable(item, { color: choice.color, size: each })}
          onChoose={(each) => setChoice({ ...choice, size: each })}
          error={taking.sizeError}
          chart={hasSizeChart ? chart.link : undefined}
        />
        <div className="wish-actions">
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
            <p className="wish-failure">
              <CircleAlert aria-hidden size={18} className="shrink-0" /> {failure}
            </p>
          )}
        </div>
      </form>
      {chart.wasOpened && <LateSizeChart {...chart.dialog} offered={item.sizes.map(({ size }) => size)} chosen={choice.size?.size} />}
    </li>
  )
}
