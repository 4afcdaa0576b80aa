import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import { phoneHref, unbrokenPhone } from '../../../../../contract/phone-number.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { zaloHref } from '../messages/message-links.ts'

/** Links that call the customer, and open a chat on Zalo. */
export function PhoneLinks({ phone }: { phone: string }) {
  const { t } = useTranslation('orders')
  return (
    <>
      <a href={phoneHref(phone)} className="small-button">
        <Phone aria-hidden size={18} />
        {t('customer.call', { phone: unbrokenPhone(phone) })}
      </a>
      <a href={zaloHref(phone)} target="_blank" rel="noreferrer" className="small-button">
        <MessageCircle aria-hidden size={18} />
        {t('customer.zalo')}
      </a>
    </>
  )
}
