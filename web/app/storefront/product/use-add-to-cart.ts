import { useState } from 'react'
import type { Product } from '../../../../contract/catalogue.ts'
import { useCartStatuses } from '../../cart/cart-statuses.ts'
import { itemName } from '../../cart/item-name.ts'
import { useCartActions } from '../../cart/use-cart-actions.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { announce } from '../../ui/live-region.tsx'
import { productTexts } from '../size-chart/product-texts.ts'
import type { AddToCartRefusal } from './add-to-cart.action.ts'
import { isChoiceAvailable, missingChoices, type VariantChoice } from './choose-variant.rule.ts'

export const colorGroupId = 'choose-color'
export const sizeGroupId = 'choose-size'

/** Adds the choice to the cart. A missing choice gets an error and the focus; the button is never disabled without a reason. */
export function useAddToCart(product: Product, choice: VariantChoice, refusal: AddToCartRefusal | undefined) {
  const { t } = useTranslation('shop', productTexts)
  const { add } = useCartActions()
  const { status, message } = useCartStatuses().add
  const [wasTried, setTried] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const missing = missingChoices(product, choice)
  const isSoldOut = !isChoiceAvailable(product, choice)
  const isBusy = wasTried && status === 'loading'

  async function addToCart(): Promise<void> {
    if (isBusy) return
    setTried(true)
    setFailed(false)
    const [first] = missing
    if (first) return focusGroup(first)
    if (isSoldOut) {
      announce(t('product.soldOutButton'))
      return focusGroup(product.sizes.length > 0 ? 'size' : 'color')
    }
    const cart = await add(
      { productId: product._id, quantity: 1, color: choice.color?.id, size: choice.size?.size },
      itemName(product.name, choice),
    )
    setFailed(cart === null)
  }

  const refusalAt = (at: AddToCartRefusal['at']) => (refusal?.at === at ? refusal.message : undefined)
  return {
    addToCart,
    isBusy,
    isSoldOut,
    colorError: missing.includes('color') ? (wasTried ? t('product.colorRequired') : refusalAt('color')) : undefined,
    sizeError: missing.includes('size') ? (wasTried ? t('product.sizeRequired') : refusalAt('size')) : undefined,
    failure: wasTried ? (hasFailed ? message : undefined) : refusalAt('form'),
  }
}

export type AddToCart = ReturnType<typeof useAddToCart>

export function focusGroup(which: 'color' | 'size'): void {
  const group = document.getElementById(which === 'color' ? colorGroupId : sizeGroupId)
  const radio = group?.querySelector<HTMLElement>('input:checked') ?? group?.querySelector<HTMLElement>('input')
  radio?.focus()
  group?.scrollIntoView({ block: 'center' })
}
