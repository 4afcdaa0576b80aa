import type { Order } from '../../../contract/orders/orders.ts'
import { formatDateTime } from '../i18n/format-date.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { useOrderTexts } from './order-texts.ts'

type Reservation = { stockState?: Order['stockState'] | undefined; reservedUntil?: string | null | undefined }

/** For an unconfirmed cash order: whether its items are reserved, and until when. */
export function useReservationText(): (order: Reservation) => { title: string; text: string; isReserved: boolean } {
  const { t } = useOrderTexts()
  const language = useLanguage()
  return ({ stockState, reservedUntil }) => {
    if (stockState === 'released') return { title: t('toConfirm.releasedTitle'), text: t('toConfirm.released'), isReserved: false }
    if (stockState === 'unreserved') return { title: t('toConfirm.unreservedTitle'), text: t('toConfirm.unreserved'), isReserved: false }
    const text = reservedUntil ? t('toConfirm.reserved', { when: formatDateTime(reservedUntil, language) }) : ''
    return { title: t('toConfirm.title'), text, isReserved: true }
  }
}
