import ShoppingBag from 'lucide-react/icons/shopping-bag'
import type { ReactNode, RefObject } from 'react'
import { useLocation } from 'react-router'
import type { Product } from '../../../../contract/catalogue.ts'
import { unitPrice } from '../../../../contract/money.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button, ignoreDoubleClick } from '../../ui/button.tsx'
import { FieldError } from '../../ui/forms/field.tsx'
import { announce } from '../../ui/live-region.tsx'
import { WishlistButton } from '../../wishlist/wishlist-button.tsx'
import { productTexts } from '../size-chart/product-texts.ts'
import type { SizeChartLink } from '../size-chart/size-chart-link.ts'
import { isChoiceAvailable, pricedSize, type VariantChoice } from './choose-variant.rule.ts'
import { ColorChoice } from './color-choice.tsx'
import { Personalize } from './personalize.tsx'
import { SizeChoice } from './size-choice.tsx'
import type { AddToCart } from './use-add-to-cart.ts'
import type { Personalization } from './use-personalization.ts'

type BuyFormProps = {
  product: Product
  choice: VariantChoice
  choose: (change: Partial<VariantChoice>) => void
  personalization: Personalization
  buying: AddToCart
  chart: SizeChartLink | undefined
  button: RefObject<HTMLDivElement | null>
  /** Beside the sizes. */
  sizeAdvice: ReactNode
}

/** Colour, size, what is made for the child, add to cart. A plain form that works without scripts. */
export function BuyForm({ product, choice, choose, personalization, buying, chart, button, sizeAdvice }: BuyFormProps) {
  const { t } = useTranslation('shop', productTexts)
  const { pathname, search } = useLocation()
  const { isSoldOut, isBusy, failure } = buying
  const hasOthers = isChoiceAvailable(product, { color: null, size: null })
  function onSubmit(event: React.FormEvent) {
    event.preventDefault()
    void buying.addToCart()
  }
  return (
    <form method="post" action={pathname + search} noValidate className="buy-form" onSubmit={onSubmit}>
      <input type="hidden" name="productId" value={product._id} />
      {product.colors.length > 0 && (
        <ColorChoice
          colors={product.colors}
          chosen={choice.color}
          isGone={(color) => !isChoiceAvailable(product, { color, size: null })}
          onChoose={(color) => {
            choose({ color })
            announce(t('product.colorShown', { color: color.label }))
          }}
          error={buying.colorError}
        />
      )}
      {product.sizes.length > 0 && (
        <SizeChoice
          sizes={product.sizes}
          chosen={choice.size}
          isGone={(size) => !isChoiceAvailable(product, { color: choice.color, size })}
          onChoose={(size) => choose({ size })}
          error={buying.sizeError}
          chart={chart}
        />
      )}
      {sizeAdvice}
      <Personalize personalization={personalization} price={unitPrice(product, pricedSize(product, choice))} wasTried={buying.wasTried} />
      {isSoldOut && <p className="sold-out-note">{t(hasOthers ? 'product.variantSoldOut' : 'product.allSoldOut')}</p>}
      <div ref={button} className="buy-row">
        <Button type="submit" look={isSoldOut ? 'secondary' : 'primary'} busy={isBusy} className="buy-button" onClick={ignoreDoubleClick}>
          <ShoppingBag aria-hidden size={20} />
          {isSoldOut ? t('product.soldOutButton') : t('product.add')}
        </Button>
        <WishlistButton product={product} className="buy-wishlist" />
      </div>
      <div role="alert">
        <FieldError id="buy-failure" error={failure} />
      </div>
    </form>
  )
}
