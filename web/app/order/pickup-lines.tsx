import type { Order } from '../../../contract/orders/orders.ts'
import { formatDay } from '../i18n/format-date.ts'
import { useBilingual } from '../i18n/use-bilingual.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { MaybeVietnamese } from '../ui/maybe-vietnamese.tsx'
import { useOrderTexts } from './order-texts.ts'

type PickupLinesProps = { pickup: NonNullable<Order['pickup']>; readyFrom: string | null }

/** The store where an order is picked up, and from which day. */
export function PickupLines({ pickup: { name, address, hours }, readyFrom }: PickupLinesProps) {
  const { t } = useOrderTexts()
  const language = useLanguage()
  const read = useBilingual()
  return (
    <>
      <span className="block">{t('checkout:checkout.pickup', { store: read(name) })}</span>
      <span className="block text-soft">
        <MaybeVietnamese text={[address, hours].filter(Boolean).join('\u00a0· ')} />
      </span>
      {readyFrom && <span className="block text-soft">{t('checkout:checkout.readyFrom', { from: formatDay(readyFrom, language) })}</span>}
    </>
  )
}
