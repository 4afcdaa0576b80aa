import './in-app.css'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { useCopy } from '../ui/hooks/use-copy.ts'
import { useElsewhereTexts } from './elsewhere-texts.ts'
import { type InAppBrowser, intentUrl } from './in-app-browser.rule.ts'

type OpenElsewhereProps = { browser: InAppBrowser; url: string; children?: ReactNode }

/** How to open a page in the phone's own browser: a link on Android, the app's menu, and the link to copy. */
export function OpenElsewhere({ browser: { app, platform }, url, children }: OpenElsewhereProps) {
  const { t } = useElsewhereTexts()
  const { isCopied, copy } = useCopy(url, t('copied'))
  const Icon = isCopied ? Check : Copy
  return (
    <section className="open-elsewhere no-print" aria-label={t('label')}>
      {children}
      <p>{t(`steps.${app}.${platform === 'android' ? 'android' : 'ios'}`)}</p>
      <div className="flex flex-wrap gap-2">
        {platform === 'android' && (
          <a className="button button-secondary" href={intentUrl(url)}>
            <span className="button-label">{t('openChrome')}</span>
          </a>
        )}
        <Button look="secondary" onClick={copy}>
          <Icon aria-hidden size={18} /> {t(isCopied ? 'copied' : 'copy')}
        </Button>
      </div>
      {platform !== 'android' && <p className="text-sm text-soft">{t('orCopy')}</p>}
    </section>
  )
}
