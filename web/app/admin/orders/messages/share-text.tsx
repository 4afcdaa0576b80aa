import Share2 from 'lucide-react/icons/share-2'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { announce } from '../../../ui/live-region.tsx'
import { toast } from '../../../ui/toast.tsx'

type ShareTextProps = { data: Pick<ShareData, 'text' | 'url'>; name?: string }

/** Hands a text or a link to the phone's own share sheet, where there is one: Zalo, Messenger, SMS. Copying stays beside it. */
export function ShareText({ data, name }: ShareTextProps) {
  const { t } = useTranslation('orders')
  const [canShare, setCanShare] = useState(false)
  useEffect(() => setCanShare('share' in navigator), [])
  if (!canShare) return null

  function share(): void {
    navigator.share(data).then(
      () => announce(t('messages.shared')),
      // Closing the sheet is no failure.
      (error: Error) => error.name !== 'AbortError' && toast({ text: t('messages.notShared') }),
    )
  }

  return (
    <button type="button" className="small-button" aria-label={name ? `${t('messages.share')}: ${name}` : undefined} onClick={share}>
      <Share2 aria-hidden size={18} />
      {t('messages.share')}
    </button>
  )
}
