import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ApiError } from '../api/api-error.ts'
import { browserApi } from '../api/browser-api.ts'
import { paths } from '../paths.ts'
import { usePublicUrl } from '../seo/use-public-url.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { createHandover } from './create-handover.ts'
import { useElsewhereTexts } from './elsewhere-texts.ts'
import type { InAppBrowser } from './in-app-browser.rule.ts'
import { OpenElsewhere } from './open-elsewhere.tsx'

/**
 * Google refuses to sign anyone in inside an app. The page that the press opens is the link itself, so that the menu of the
 * app opens it in the other browser; without a cart this page is enough.
 */
export function GoogleElsewhere({ browser }: { browser: InAppBrowser }) {
  const { t } = useElsewhereTexts()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const url = usePublicUrl() + pathname + search
  const [stage, setStage] = useState<'idle' | 'busy' | 'here'>('idle')
  const [failure, setFailure] = useState<string | null>(null)
  const reason = t('google', { app: t(`app.${browser.app}`) })
  if (stage === 'here')
    return (
      <OpenElsewhere browser={browser} url={url}>
        <p>{reason}</p>
      </OpenElsewhere>
    )

  async function leave(): Promise<void> {
    setStage('busy')
    setFailure(null)
    try {
      const token = await createHandover(browserApi(), pathname + search)
      if (token === null) return setStage('here')
      await navigate(paths.continueHere(token))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setStage('idle')
      setFailure(error.message)
    }
  }

  return (
    <div className="open-elsewhere">
      <p>{reason}</p>
      {failure && <Alert title={failure} />}
      <div>
        <Button look="secondary" busy={stage === 'busy'} onClick={() => void leave()}>
          {t('open')}
        </Button>
      </div>
    </div>
  )
}
