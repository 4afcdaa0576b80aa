import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { WishedProduct } from '../../../../contract/wishlist.ts'
import { reasonOf } from '../../api-error.ts'
import { nameChoice } from '../../cart/name-choice.ts'
import { useCartActions } from '../../cart/use-cart.ts'
import { changeToCart } from '../../wishlist/wish-panel.ts'
import { groupOf } from '../product/add-to-cart.ts'
import { type Choice, isAvailable, missingOf } from '../product/choose-variant.ts'
import type { WishRefusal } from './change-wishlist.ts'
import { useWishlistTexts } from './wishlist-texts.ts'

/** One piece of a wish into the cart. What is not chosen yet is said beside its choice. */
export function useTakeWish(item: WishedProduct, choice: Choice, refusal: WishRefusal | undefined) {
  const { t } = useWishlistTexts()
  const { add } = useCartActions()
  const [isBusy, setBusy] = useState(false)
  const [wasTried, setTried] = useState(false)
  const [failure, setFailure] = useState<string>()
  const missing = missingOf(item, choice)
  const told = refusal && groupOf(refusal)

  /** The focus goes to the first choice that is missing, where what is missing has been written by then. */
  async function take(form: HTMLFormElement): Promise<void> {
    flushSync(() => {
      setTried(true)
      setFailure(undefined)
    })
    const [first] = missing
    if (first) form.querySelector<HTMLElement>(`input[name=${first}]`)?.focus()
    if (isBusy || first) return
    if (!isAvailable(item, choice)) return setFailure(t('shop:product.variantSoldOut'))
    setBusy(true)
    const line = { productId: item._id, quantity: 1, color: choice.color?.id, size: choice.size?.size }
    const cart = await add(line, nameChoice(item.name, choice), {
      opens: false,
      onRefused: (error) => setFailure(reasonOf(error, t('notAdded'))),
    })
    setBusy(false)
    if (cart) changeToCart()
  }

  return {
    take,
    isBusy,
    failure: failure ?? (!wasTried && told === 'form' ? refusal?.message : undefined),
    colorError: missing.includes('color') && (wasTried || told === 'color') ? t('shop:product.colorRequired') : undefined,
    sizeError: missing.includes('size') && (wasTried || told === 'size') ? t('shop:product.sizeRequired') : undefined,
  }
}
