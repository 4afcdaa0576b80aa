import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { WishedProduct } from '../../../../contract/wishlist.ts'
import { describeError } from '../../api/api-error.ts'
import { itemName } from '../../cart/item-name.ts'
import { useCartActions } from '../../cart/use-cart-actions.ts'
import { switchToCartDrawer } from '../../wishlist/wishlist-drawer-store.ts'
import { refusedGroupOf } from '../product/add-to-cart.action.ts'
import { isChoiceAvailable, missingChoices, type VariantChoice } from '../product/choose-variant.rule.ts'
import type { WishlistRefusal } from './wishlist.action.ts'
import { useWishlistTexts } from './wishlist-texts.ts'

/** Adds one unit of a wishlist item to the cart. A missing choice gets an error. */
export function useAddWishlistItemToCart(item: WishedProduct, choice: VariantChoice, refusal: WishlistRefusal | undefined) {
  const { t } = useWishlistTexts()
  const { add } = useCartActions()
  const [isBusy, setBusy] = useState(false)
  const [wasTried, setTried] = useState(false)
  const [failure, setFailure] = useState<string>()
  const missing = missingChoices(item, choice)
  const refusedGroup = refusal && refusedGroupOf(refusal)

  /** Focuses the first missing choice, after its error has rendered. */
  async function addToCart(form: HTMLFormElement): Promise<void> {
    flushSync(() => {
      setTried(true)
      setFailure(undefined)
    })
    const [first] = missing
    if (first) form.querySelector<HTMLElement>(`input[name=${first}]`)?.focus()
    if (isBusy || first) return
    if (!isChoiceAvailable(item, choice)) return setFailure(t('shop:product.variantSoldOut'))
    setBusy(true)
    const line = { productId: item._id, quantity: 1, color: choice.color?.id, size: choice.size?.size }
    const cart = await add(line, itemName(item.name, choice), {
      opens: false,
      onRefused: (error) => setFailure(describeError(error, t('notAdded'))),
    })
    setBusy(false)
    if (cart) switchToCartDrawer()
  }

  return {
    addToCart,
    isBusy,
    failure: failure ?? (!wasTried && refusedGroup === 'form' ? refusal?.message : undefined),
    colorError: missing.includes('color') && (wasTried || refusedGroup === 'color') ? t('shop:product.colorRequired') : undefined,
    sizeError: missing.includes('size') && (wasTried || refusedGroup === 'size') ? t('shop:product.sizeRequired') : undefined,
  }
}
