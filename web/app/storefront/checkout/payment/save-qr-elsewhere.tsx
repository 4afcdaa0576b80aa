import X from 'lucide-react/icons/x'
import { closeElsewhere, useIsElsewhereClosed } from '../../../in-app/closed-elsewhere-store.ts'
import { useElsewhereTexts } from '../../../in-app/elsewhere-texts.ts'
import type { InAppBrowser } from '../../../in-app/in-app-browser.rule.ts'
import { OpenElsewhere } from '../../../in-app/open-elsewhere.tsx'
import { paths } from '../../../paths.ts'
import { usePublicUrl } from '../../../seo/use-public-url.ts'
import { focusContentIfLost } from '../../../ui/restore-focus.ts'

type SaveQrElsewhereProps = { browser: InAppBrowser; orderId: string; token: string | undefined }

/** Browsers inside apps refuse to save a picture. This page opens anywhere with the order's token; without it, after a sign-in. */
export function SaveQrElsewhere({ browser, orderId, token }: SaveQrElsewhereProps) {
  const { t } = useElsewhereTexts()
  const publicUrl = usePublicUrl()
  const isClosed = useIsElsewhereClosed()
  if (isClosed) return null
  const path = token ? paths.payment(orderId, token) : paths.ownOrder(orderId)
  return (
    <OpenElsewhere browser={browser} url={publicUrl + path}>
      <div className="flex items-start gap-2">
        <p className="grow">{t('saveQr', { app: t(`app.${browser.app}`) })}</p>
        <button type="button" className="icon-button -mt-2.5 -mr-2.5 flex-none" aria-label={t('common:close')} onClick={close}>
          <X aria-hidden size={20} />
        </button>
      </div>
    </OpenElsewhere>
  )
}

/** The pressed button is gone afterwards. */
function close(): void {
  closeElsewhere()
  setTimeout(focusContentIfLost)
}
