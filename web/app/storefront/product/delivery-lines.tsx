import { RotateCcw, Scissors, Truck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Product } from '../../../../contract/catalogue.ts'
import { formatAmount } from '../../../../contract/money.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { DeliveryEstimate } from './delivery-estimate.tsx'
import type { LoadedProduct } from './load-product.ts'

type DeliveryLinesProps = Pick<LoadedProduct, 'areas' | 'returnsPromise'> & { product: Product; price: number }

/** What it takes to get it, and to give it back: beside the button, where people ask themselves. */
export function DeliveryLines({ product, price, areas, returnsPromise }: DeliveryLinesProps) {
  const { t } = useTranslation('shop')
  const language = useLanguage()
  const isMadeToOrder = product.availability === 'Made to order'
  const lowest = Math.min(...areas.map(({ shippingFee }) => shippingFee))
  const returns = isMadeToOrder ? t('product.madeToOrderReturns') : returnsPromise?.[language]
  return (
    <ul className="delivery-lines">
      {isMadeToOrder && (
        <li>
          <Scissors aria-hidden size={20} />
          <p>{product.leadDays ? t('product.leadDays', { count: product.leadDays }) : t('product.madeToOrder')}</p>
        </li>
      )}
      {areas.length > 0 && (
        <li>
          <Truck aria-hidden size={20} />
          <div>
            <p>{lowest > 0 ? t('product.shippingFrom', { fee: formatAmount(lowest) }) : t('product.shippingFree')}</p>
            <DeliveryEstimate areas={areas} price={price} leadDays={product.leadDays} />
          </div>
        </li>
      )}
      {returns && (
        <li>
          <RotateCcw aria-hidden size={20} />
          <p>{returns}</p>
        </li>
      )}
    </ul>
  )
}
