import Printer from 'lucide-react/icons/printer'
import type { AdminOrder } from '../../../../../contract/admin/orders.ts'
import { wishesOf } from '../../../../../contract/gifts/gift-wishes.ts'
import { formatDay } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTextLanguage } from '../../../i18n/use-text-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Link } from '../../../ui/link.tsx'
import { adminPaths } from '../../admin-paths.ts'
import { Card } from '../../components/card.tsx'
import { PhoneLinks } from './phone-links.tsx'

/** What the buyer wished for a gift, who gives, and what to print for it. */
export function GiftDetailsCard({ order }: { order: AdminOrder }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const languageOf = useTextLanguage()
  const { gift, giftCode, _id } = order
  if (gift === false) return null
  const { message, wrap, deliverOn, card, giver } = wishesOf(gift)
  const isLate = deliverOn !== undefined && order.deliveryTo !== null && order.deliveryTo > deliverOn
  return (
    <Card title={t('gift.title')}>
      <ul className="grid gap-1">
        <li>{t('gift.noPrices')}</li>
        {wrap && <li>{t('gift.wrap')}</li>}
        {deliverOn && <li className="font-bold">{t('gift.on', { day: formatDay(deliverOn, language) })}</li>}
        {isLate && <li className="text-error">{t('gift.late', { day: formatDay(order.deliveryTo ?? '', language) })}</li>}
      </ul>
      {message && (
        <p className="order-note">
          <strong>{t(card ? 'gift.onCard' : 'gift.message')}: </strong>
          <span className="whitespace-pre-line wrap-anywhere" lang={languageOf(message)}>
            {message}
          </span>
        </p>
      )}
      {giver && (
        <>
          <p className="mt-3 font-bold wrap-anywhere">{t('gift.giver', { name: giver.fullName })}</p>
          <p className="text-sm text-soft">{t('gift.giverHint')}</p>
          <div className="order-contact">
            <PhoneLinks phone={giver.phone} />
          </div>
        </>
      )}
      <div className="order-contact">
        {card && <PrintLink id={_id} sheet="card" />}
        {giftCode && <PrintLink id={_id} sheet="receipt" />}
      </div>
    </Card>
  )
}

function PrintLink({ id, sheet }: { id: string; sheet: 'card' | 'receipt' }) {
  const { t } = useTranslation('orders')
  return (
    <Link to={adminPaths.printOrders([id], sheet)} className="small-button">
      <Printer aria-hidden size={18} />
      {t(`gift.print.${sheet}`)}
    </Link>
  )
}
