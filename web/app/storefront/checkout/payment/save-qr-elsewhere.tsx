import { useElsewhereTexts } from '../../../in-app/elsewhere-texts.ts'
import type { InAppBrowser } from '../../../in-app/in-app-browser.rule.ts'
import { OpenElsewhere } from '../../../in-app/open-elsewhere.tsx'
import { paths } from '../../../paths.ts'
import { usePublicUrl } from '../../../seo/use-public-url.ts'

type SaveQrElsewhereProps = { browser: InAppBrowser; orderId: string; token: string | undefined }

/** Browsers inside apps refuse to save a picture. This page opens anywhere with the order's token; without it, after a sign-in. */
export function SaveQrElsewhere({ browser, orderId, token }: SaveQrElsewhereProps) {
  const { t } = useElsewhereTexts()
  const path = token ? paths.payment(orderId, token) : paths.ownOrder(orderId)
  return (
    <OpenElsewhere browser={browser} url={usePublicUrl() + path}>
      <p>{t('saveQr', { app: t(`app.${browser.app}`) })}</p>
    </OpenElsewhere>
  )
}
