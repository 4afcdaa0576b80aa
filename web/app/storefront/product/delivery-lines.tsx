import BadgeCheck from 'lucide-react/icons/badge-check'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Scissors from 'lucide-react/icons/scissors'
import Truck from 'lucide-react/icons/truck'
import type { Product } from '../../../../contract/catalogue.ts'
import { formatAmount } from '../../../../contract/money.ts'
import { provinceCount } from '../../../../contract/provinces.ts'
import { useSiteSettings } from '../../api/site-settings.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { estimateShipping, type ShippingEstimate } from '../cart/estimate-shipping.rule.ts'
import { productTexts } from '../size-chart/product-texts.ts'
import { DeliveryEstimate } from './delivery-estimate.tsx'
import type { LoadedProduct } from './load-product.ts'

type DeliveryLinesProps = Pick<LoadedProduct, 'areas' | 'returnsPromise'> & {
  product: Product
  price: number
  /** What the shop promises besides. */
  note: string
}

/** Delivery, payment and returns in short, beside the buy button, where customers look for them. */
export function DeliveryLines({ product, price, areas, returnsPromise, note }: DeliveryLinesProps) {
  const { t } = useTranslation(['shop', 'content'], productTexts)
  const language = useLanguage()
  const { policies } = useSiteSettings()
  const isMadeToOrder = product.availability === 'Made to order'
  const shipping = estimateShipping(areas ?? [], price)
  const covered = (areas ?? []).reduce((sum, { provinces }) => sum + provinces.length, 0)
  const isEverywhere = covered >= provinceCount
  function shippingText({ min, max }: ShippingEstimate): string {
    if (max === 0) return t(isEverywhere ? 'product.shippingFree' : 'product.shippingFreeThere')
    if (min === max) return t(isEverywhere ? 'product.shippingOne' : 'product.shippingOneThere', { fee: formatAmount(max) })
    if (min === 0) return t('product.shippingUpTo', { max: formatAmount(max) })
    return t('product.shippingRange', { min: formatAmount(min), max: formatAmount(max) })
  }
  return (
    <ul className="delivery-lines">
      {isMadeToOrder && (
        <li>
          <Scissors aria-hidden size={20} />
          <p>{product.leadDays ? t('product.leadDays', { count: product.leadDays }) : t('product.madeToOrder')}</p>
        </li>
      )}
      {areas?.length === 0 && (
        <li>
          <Truck aria-hidden size={20} />
          <p>
            {t('product.noDelivery')} <Link to={paths.contact()}>{t('product.askAboutDelivery')}</Link>
          </p>
        </li>
      )}
      {areas && shipping && (
        <li>
          <Truck aria-hidden size={20} />
          <div>
            {product.availability === 'Out of stock' ? (
              <p>{shippingText(shipping)}</p>
            ) : (
              <DeliveryEstimate areas={areas} price={price} leadDays={product.leadDays}>
                <p>{shippingText(shipping)}</p>
              </DeliveryEstimate>
            )}
            {!isEverywhere && <p>{t('product.deliversTo', { count: covered, all: provinceCount })}</p>}
            {policies.includes('shipping') && (
              <Link to={paths.policy('shipping')} className="plain-link">
                {t('content:policies.shipping')}
              </Link>
            )}
          </div>
        </li>
      )}
      {returnsPromise && (
        <li>
          <RotateCcw aria-hidden size={20} />
          <div>
            <p>{isMadeToOrder ? t('product.madeToOrderReturns') : returnsPromise[language] || returnsPromise.vi}</p>
            <Link to={paths.policy('returns')} className="plain-link">
              {t('content:policies.returns')}
            </Link>
          </div>
        </li>
      )}
      {note && (
        <li>
          <BadgeCheck aria-hidden size={20} />
          <p>{note}</p>
        </li>
      )}
    </ul>
  )
}
