import MessageCircle from 'lucide-react/icons/message-circle'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { copyAtOnce } from '../../../ui/hooks/use-copy.ts'
import { toast } from '../../../ui/toast.tsx'
import { zaloHref } from './message-links.ts'

type ZaloLinkProps = { phone: string; text: string | undefined; children: ReactNode }

/** Opens the chat with a phone number. Zalo takes no text from a link, so it is copied, and a message says so. */
export function ZaloLink({ phone, text, children }: ZaloLinkProps) {
  const { t } = useTranslation('orders')
  return (
    <a
      href={zaloHref(phone)}
      target="_blank"
      rel="noreferrer"
      className="small-button"
      onClick={() => {
        if (text && copyAtOnce(text)) toast({ text: t('messages.pasteInZalo') })
      }}
    >
      <MessageCircle aria-hidden size={18} />
      {children}
    </a>
  )
}
