import type { AdminOrder } from '../../../../contract/admin/orders.ts'
import { wishesOf } from '../../../../contract/gifts/gift-wishes.ts'
import { formatDay } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { StatusBadge } from '../components/status-badge.tsx'

/** A gift, and the day it should arrive. */
export function GiftBadge({ gift }: Pick<AdminOrder, 'gift'>) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  if (gift === false) return null
  const { deliverOn } = wishesOf(gift)
  return <StatusBadge tone="wait">{deliverOn ? t('gift.on', { day: formatDay(deliverOn, language) }) : t('gift.badge')}</StatusBadge>
}

/** Who gives, where the parcel goes to somebody else: the search finds them too. */
export function GiverLine({ gift }: Pick<AdminOrder, 'gift'>) {
  const { t } = useTranslation('orders')
  const giver = gift === false ? undefined : wishesOf(gift).giver
  return giver ? <span className="block text-sm text-soft">{t('gift.giver', { name: giver.fullName })}</span> : null
}
