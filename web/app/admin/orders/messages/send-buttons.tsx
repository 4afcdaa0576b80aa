import MessageSquare from 'lucide-react/icons/message-square'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { CopyText } from '../add/copy-text.tsx'
import { smsHref } from './message-links.ts'
import { ShareText } from './share-text.tsx'
import { ZaloLink } from './zalo-link.tsx'

type SendButtonsProps = { phone: string; text: string; name?: string }

/** Sends a text with one tap: Zalo opens the chat with the text copied, SMS takes it along, or it is only copied. */
export function SendButtons({ phone, text, name }: SendButtonsProps) {
  const { t } = useTranslation('orders')
  return (
    <>
      <ZaloLink phone={phone} text={text}>
        {t('messages.zalo')}
      </ZaloLink>
      <a href={smsHref(phone, text)} className="small-button">
        <MessageSquare aria-hidden size={18} />
        {t('messages.sms')}
      </a>
      <ShareText data={{ text }} {...(name ? { name } : {})} />
      <CopyText text={text} label={t('messages.copy')} {...(name ? { name } : {})} />
    </>
  )
}
