import { wishesOf } from '../../../contract/gifts/gift-wishes.ts'
import type { Order } from '../../../contract/orders/orders.ts'
import { unbrokenPhone } from '../../../contract/phone-number.ts'
import { checkoutTexts } from '../address/checkout-texts.ts'
import { formatDay } from '../i18n/format-date.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { MaybeVietnamese } from '../ui/maybe-vietnamese.tsx'

/** What the buyer wished for the gift. */
export function GiftLines({ gift }: Pick<Order, 'gift'>) {
  const { t } = useTranslation('checkout', checkoutTexts)
  const language = useLanguage()
  if (gift === false) return null
  const { message, wrap, deliverOn, card, giver } = wishesOf(gift)
  return (
    <>
      <span className="block">{t('success.gift')}</span>
      {wrap && <span className="block">{t('gift.wrapped')}</span>}
      {deliverOn && <span className="block">{t('gift.onDay', { day: formatDay(deliverOn, language) })}</span>}
      {giver && (
        <span className="block">
          {t('gift.from', { name: giver.fullName })} · {unbrokenPhone(giver.phone)}
        </span>
      )}
      {message && (
        <span className="block">
          {t(card ? 'gift.onCard' : 'gift.message')}:{' '}
          <q className="whitespace-pre-line wrap-anywhere">
            <MaybeVietnamese text={message} />
          </q>
        </span>
      )}
    </>
  )
}
