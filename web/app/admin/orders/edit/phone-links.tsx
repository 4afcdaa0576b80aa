import Phone from 'lucide-react/icons/phone'
import { phoneHref, unbrokenPhone } from '../../../../../contract/phone-number.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { ZaloLink } from '../messages/zalo-link.tsx'

/** Links that call the customer, and open a chat on Zalo, with a text to paste there if there is one. */
export function PhoneLinks({ phone, text }: { phone: string; text?: string }) {
  const { t } = useTranslation('orders')
  return (
    <>
      <a href={phoneHref(phone)} className="small-button">
        <Phone aria-hidden size={18} />
        {t('customer.call', { phone: unbrokenPhone(phone) })}
      </a>
      <ZaloLink phone={phone} text={text}>
        {t('customer.zalo')}
      </ZaloLink>
    </>
  )
}
