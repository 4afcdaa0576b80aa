import '../size-chart/product-texts.ts'
import { useState } from 'react'
import type { Product } from '../../../../contract/catalogue.ts'
import { useCartStatuses } from '../../cart/cart-statuses.ts'
import { nameChoice } from '../../cart/name-choice.ts'
import { useCartActions } from '../../cart/use-cart.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { announce } from '../../ui/announce.tsx'
import type { Refusal } from './add-to-cart.ts'
import { type Choice, isAvailable, missingOf } from './choose-variant.ts'

export const colorGroupId = 'choose-color'
export const sizeGroupId = 'choose-size'

/** Buying what is chosen. What is missing is said beside its choice, with the focus there; the button never just stays dead. */
export function useBuy(product: Product, choice: Choice, refusal: Refusal | undefined) {
  const { t } = useTranslation('shop')
  const { add } = useCartActions()
  const { status, message } = useCartStatuses().add
  const [wasTried, setTried] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const missing = missingOf(product, choice)
  const isSoldOut = !isAvailable(product, choice)
  const isBusy = wasTried && status === 'loading'

  async function buy(): Promise<void> {
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
      nameChoice(product.name, choice),
    )
    setFailed(cart === null)
  }

  const told = (at: Refusal['at']) => (refusal?.at === at ? refusal.message : undefined)
  return {
    buy,
    isBusy,
    isSoldOut,
    colorError: missing.includes('color') ? (wasTried ? t('product.colorRequired') : told('color')) : undefined,
    sizeError: missing.includes('size') ? (wasTried ? t('product.sizeRequired') : told('size')) : undefined,
    failure: wasTried ? (hasFailed ? message : undefined) : told('form'),
  }
}

export type Buying = ReturnType<typeof useBuy>

export function focusGroup(which: 'color' | 'size'): void {
  const group = document.getElementById(which === 'color' ? colorGroupId : sizeGroupId)
  const radio = group?.querySelector<HTMLElement>('input:checked') ?? group?.querySelector<HTMLElement>('input')
  radio?.focus()
  group?.scrollIntoView({ block: 'center' })
}
