import '../size-chart/product-texts.ts'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import type { RefObject } from 'react'
import { useLocation } from 'react-router'
import type { Product } from '../../../../contract/catalogue.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { announce } from '../../ui/announce.tsx'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { WishHeart } from '../../wishlist/wish-heart.tsx'
import type { SizeChartLink } from '../size-chart/size-chart-link.ts'
import { type Choice, isAvailable } from './choose-variant.ts'
import { ColorChoice } from './color-choice.tsx'
import { SizeChoice } from './size-choice.tsx'
import type { Buying } from './use-buy.ts'

type BuyFormProps = {
  product: Product
  choice: Choice
  choose: (change: Partial<Choice>) => void
  buying: Buying
  chart: SizeChartLink | undefined
  button: RefObject<HTMLDivElement | null>
}

/** Colour, size, into the cart. A plain form that can be sent without scripts. */
export function BuyForm({ product, choice, choose, buying, chart, button }: BuyFormProps) {
  const { t } = useTranslation('shop')
  const { pathname, search } = useLocation()
  const { isSoldOut, isBusy, failure } = buying
  const hasOthers = isAvailable(product, { color: null, size: null })
  function onSubmit(event: React.FormEvent) {
    event.preventDefault()
    void buying.buy()
  }
  return (
    <form method="post" action={pathname + search} noValidate className="buy-form" onSubmit={onSubmit}>
      <input type="hidden" name="productId" value={product._id} />
      {product.colors.length > 0 && (
        <ColorChoice
          colors={product.colors}
          chosen={choice.color}
          isGone={(color) => !isAvailable(product, { color, size: null })}
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
          isGone={(size) => !isAvailable(product, { color: choice.color, size })}
          onChoose={(size) => choose({ size })}
          error={buying.sizeError}
          chart={chart}
        />
      )}
      {isSoldOut && <p className="sold-out-note">{t(hasOthers ? 'product.variantSoldOut' : 'product.allSoldOut')}</p>}
      <div ref={button} className="buy-row">
        <Button type="submit" look={isSoldOut ? 'secondary' : 'primary'} busy={isBusy} className="buy-button">
          <ShoppingBag aria-hidden size={20} />
          {isSoldOut ? t('product.soldOutButton') : t('product.add')}
        </Button>
        <WishHeart product={product} className="buy-heart" />
      </div>
      <div role="alert">
        <FieldError id="buy-failure" error={failure} />
      </div>
    </form>
  )
}
