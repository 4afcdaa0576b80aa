import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { HydratedRouter } from 'react-router/dom'
import { createI18n } from './i18n/create-i18n.ts'
import { documentLanguage } from './i18n/document-language.ts'
import { keepLanguageChoice } from './i18n/keep-language-choice.ts'
import { keepOfflinePage } from './keep-offline-page.ts'
import { reloadOnceWhenOutdated } from './reload-when-outdated.ts'
import { keepEnterToWords } from './ui/composition.ts'
import { focusWhatOpens } from './ui/give-back-focus.ts'
import { makePatient } from './ui/patient-fetch.ts'

reloadOnceWhenOutdated()
keepOfflinePage()
keepEnterToWords()
focusWhatOpens()
window.fetch = makePatient(window.fetch.bind(window))

const language = documentLanguage()
const texts = language === 'en' ? import('./locales/en.ts') : import('./locales/vi.ts')
const officeTexts = /^\/admin(\/|$)/.test(location.pathname)
  ? language === 'en'
    ? import('./admin/locales/en.ts')
    : import('./admin/locales/vi.ts')
  : { default: {} }

Promise.all([texts, officeTexts]).then(([{ default: found }, { default: more }]) => {
  const i18n = createI18n(language, { ...found, ...more })
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={i18n}>
          <HydratedRouter />
        </I18nextProvider>
      </StrictMode>,
    )
  })
  keepLanguageChoice(language)
})
