import Spool from 'lucide-react/icons/spool'
import { useId } from 'react'
import type { Cart } from '../../../../contract/cart.ts'
import { formatAmount } from '../../../../contract/money.ts'
import { useRememberedProvince } from '../../address/remembered-province.ts'
import { sortProvinces, spokenProvince } from '../../address/sort-provinces.rule.ts'
import { useSiteSettings } from '../../api/site-settings.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { freeDeliveryTo, type PricedArea } from './free-delivery.rule.ts'
import { useDeliveryAreas } from './use-delivery-areas.ts'

type FreeDeliveryLineProps = {
  cart: Pick<Cart, 'subTotal' | 'discount'>
  areas?: PricedArea[] | undefined
  /** Where the order goes; absent: the province chosen last on this device, else the shop's own. */
  province?: string
}

/** "Còn 15.000 ₫ để miễn phí giao tới Huế", with a thread that is sewn towards its spool. */
export function FreeDeliveryLine({ cart, areas: known, province }: FreeDeliveryLineProps) {
  const { t } = useTranslation('checkout')
  const id = useId()
  const { data: areas = [] } = useDeliveryAreas(known)
  const remembered = useProvinceOf(areas)
  const { subTotal, discount } = cart
  const hasFreeCode = discount?.freeShipping === true && discount.problem === undefined
  const to = province || remembered
  const free = to === undefined ? null : freeDeliveryTo(areas, to, { subTotal, hasFreeCode })
  if (!free || to === undefined) return null
  const place = spokenProvince(to)
  const isReached = free.kind === 'reached'
  return (
    <div className="free-delivery" data-reached={isReached || undefined}>
      <p id={id}>{isReached ? t('sums.freeReached', { place }) : t('sums.freeAhead', { amount: formatAmount(free.missing), place })}</p>
      <div className="free-delivery-thread">
        <progress aria-labelledby={id} max={isReached ? 1 : free.from} value={isReached ? 1 : subTotal} />
        <Spool aria-hidden size={20} />
      </div>
    </div>
  )
}

/** The shop's own province until the storage has been read, so that the line keeps its place. */
function useProvinceOf(areas: readonly PricedArea[]): string | undefined {
  const { brand } = useSiteSettings()
  const provinces = sortProvinces(
    areas.flatMap((area) => area.provinces),
    brand.city,
  )
  return useRememberedProvince(provinces) ?? provinces[0]
}
