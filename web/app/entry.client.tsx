import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { reportSlowWrite } from './api/report-slow-write.ts'
import { createI18n } from './i18n/create-i18n.ts'
import { documentLanguage } from './i18n/document-language.ts'
import { I18nContext } from './i18n/i18n-context.ts'
import { persistLanguage } from './i18n/persist-language.ts'
import { reloadOnceWhenOutdated } from './navigation/reload-when-outdated.ts'
import { makeRetryingFetch } from './navigation/retrying-fetch.ts'
import { registerServiceWorker } from './pwa/register-service-worker.ts'
import { ignoreEnterWhileComposing } from './ui/ime.ts'
import { focusDialogOpeners } from './ui/restore-focus.ts'

reloadOnceWhenOutdated()
registerServiceWorker()
ignoreEnterWhileComposing()
focusDialogOpeners()
window.fetch = makeRetryingFetch(window.fetch.bind(window), reportSlowWrite)

const language = documentLanguage()
const texts = language === 'en' ? import('./locales/en.ts') : import('./locales/vi.ts')
const adminTexts = /^\/admin(\/|$)/.test(location.pathname)
  ? language === 'en'
    ? import('./admin/locales/en.ts')
    : import('./admin/locales/vi.ts')
  : { default: {} }

Promise.all([texts, adminTexts]).then(([{ default: found }, { default: more }]) => {
  const i18n = createI18n(language, { ...found, ...more })
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nContext value={i18n}>
          <HydratedRouter />
        </I18nContext>
      </StrictMode>,
    )
  })
  persistLanguage(language)
})
