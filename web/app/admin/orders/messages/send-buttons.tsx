import MessageCircle from 'lucide-react/icons/message-circle'
import MessageSquare from 'lucide-react/icons/message-square'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { copyAtOnce } from '../../../ui/hooks/use-copy.ts'
import { toast } from '../../../ui/toast.tsx'
import { CopyText } from '../add/copy-text.tsx'
import { smsHref, zaloHref } from './message-links.ts'

type SendButtonsProps = { phone: string; text: string; name?: string }

/** Sends a text with one tap: Zalo opens the chat with the text copied, SMS takes it along, or it is only copied. */
export function SendButtons({ phone, text, name }: SendButtonsProps) {
  const { t } = useTranslation('orders')
  return (
    <>
      <a
        href={zaloHref(phone)}
        target="_blank"
        rel="noreferrer"
        className="small-button"
        onClick={() => {
          if (copyAtOnce(text)) toast({ text: t('messages.pasteInZalo') })
        }}
      >
        <MessageCircle aria-hidden size={18} />
        {t('messages.zalo')}
      </a>
      <a href={smsHref(phone, text)} className="small-button">
        <MessageSquare aria-hidden size={18} />
        {t('messages.sms')}
      </a>
      <CopyText text={text} label={t('messages.copy')} {...(name ? { name } : {})} />
    </>
  )
}
