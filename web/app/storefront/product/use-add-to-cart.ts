import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Product } from '../../../../contract/catalogue.ts'
import { ApiError } from '../../api/api-error.ts'
import { isCartDrawerOpen } from '../../cart/cart-drawer-store.ts'
import { useCartStatuses } from '../../cart/cart-statuses.ts'
import { itemName } from '../../cart/item-name.ts'
import { useCartActions } from '../../cart/use-cart-actions.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { announce } from '../../ui/live-region.tsx'
import { productTexts } from '../size-chart/product-texts.ts'
import type { AddToCartRefusal } from './add-to-cart.action.ts'
import { isChoiceAvailable, missingChoices, type VariantChoice } from './choose-variant.rule.ts'
import { personalizationName } from './personalization-name.ts'
import type { Personalization } from './use-personalization.ts'

export const colorGroupId = 'choose-color'
export const sizeGroupId = 'choose-size'

/** A finger's second tap, unlike a mouse's second click, does not say that it is one. The cart may be opening, with its script still on the way. */
const doubleTapMs = 400

type Filled = { personalization: Personalization; refusal: AddToCartRefusal | undefined }

/** Adds the choice to the cart. What is missing gets an error and the focus; the button is never disabled without a reason. */
export function useAddToCart(product: Product, choice: VariantChoice, { personalization, refusal }: Filled) {
  const { t } = useTranslation('shop', productTexts)
  const { add } = useCartActions()
  const { revalidate } = useRevalidator()
  const { status, message } = useCartStatuses().add
  const [wasTried, setTried] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const addedAt = useRef(Number.NEGATIVE_INFINITY)
  const missing = missingChoices(product, choice)
  const isSoldOut = !isChoiceAvailable(product, choice)
  const isBusy = wasTried && status === 'loading'

  async function addToCart(): Promise<void> {
    const isDoubleTap = isCartDrawerOpen() && performance.now() - addedAt.current < doubleTapMs
    if (isBusy || isDoubleTap) return
    setTried(true)
    setFailed(false)
    const [first] = missing
    if (first) return focusGroup(first)
    if (isSoldOut) {
      announce(t('product.soldOutButton'))
      return focusGroup(product.sizes.length > 0 ? 'size' : 'color')
    }
    const { firstWrong, values } = personalization
    if (firstWrong) return focusControl(document.getElementById(personalizationName(firstWrong)))
    const line = { productId: product._id, quantity: 1, color: choice.color?.id, size: choice.size?.size }
    const cart = await add({ ...line, ...(values.length > 0 ? { personalization: values } : {}) }, itemName(product.name, choice), {
      onRefused: reloadFields,
    })
    setFailed(cart === null)
    if (cart) addedAt.current = performance.now()
  }

  /** The owner has changed the fields since the page was loaded. */
  function reloadFields(error: unknown): void {
    if (error instanceof ApiError && error.code.startsWith('personalization_')) void revalidate()
  }

  const refusalAt = (at: AddToCartRefusal['at']) => (refusal?.at === at ? refusal.message : undefined)
  return {
    addToCart,
    isBusy,
    isSoldOut,
    wasTried,
    colorError: missing.includes('color') ? (wasTried ? t('product.colorRequired') : refusalAt('color')) : undefined,
    sizeError: missing.includes('size') ? (wasTried ? t('product.sizeRequired') : refusalAt('size')) : undefined,
    failure: wasTried ? (hasFailed ? message : undefined) : refusalAt('form'),
  }
}

export type AddToCart = ReturnType<typeof useAddToCart>

export function focusGroup(which: 'color' | 'size'): void {
  focusControl(document.getElementById(which === 'color' ? colorGroupId : sizeGroupId))
}

/** An input, or the chosen one of a group. */
function focusControl(control: HTMLElement | null): void {
  const input = control?.querySelector<HTMLElement>('input:checked') ?? control?.querySelector<HTMLElement>('input') ?? control
  input?.focus()
  control?.scrollIntoView({ block: 'center' })
}
