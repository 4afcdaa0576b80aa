import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { browserApi } from '../../api/browser-api.ts'
import { createHandover } from '../../in-app/create-handover.ts'
import { useElsewhereTexts } from '../../in-app/elsewhere-texts.ts'
import type { InAppBrowser } from '../../in-app/in-app-browser.rule.ts'
import { OpenElsewhere } from '../../in-app/open-elsewhere.tsx'
import { paths } from '../../paths.ts'
import { usePublicUrl } from '../../seo/use-public-url.ts'
import { Alert } from '../../ui/alert.tsx'

/**
 * Creates a link for the cart of this browser and opens it, so that the menu of the app opens the link itself in the other
 * browser. Without a cart there is nothing to bring along: the page to continue on is opened as it is.
 */
export function NewLink({ browser, next }: { browser: InAppBrowser; next: string }) {
  const { t } = useElsewhereTexts()
  const navigate = useNavigate()
  const publicUrl = usePublicUrl()
  const isRequested = useRef(false)
  const [stage, setStage] = useState<'busy' | 'empty'>('busy')
  const [failure, setFailure] = useState<string | null>(null)

  async function create(): Promise<void> {
    try {
      const token = await createHandover(browserApi(), next)
      if (token !== null) return await navigate(paths.continueHere(token), { replace: true })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error.message)
    }
    setStage('empty')
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: one link for each visit
  useEffect(() => {
    if (isRequested.current) return
    isRequested.current = true
    void create()
  }, [])

  return (
    <>
      {failure && <Alert title={t('page.failed')}>{failure}</Alert>}
      {stage === 'busy' && <p role="status">{t('page.busy')}</p>}
      {stage === 'empty' && <OpenElsewhere browser={browser} url={publicUrl + next} />}
      <noscript>
        <OpenElsewhere browser={browser} url={publicUrl + next} />
      </noscript>
    </>
  )
}
