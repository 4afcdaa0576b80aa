import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { HydratedRouter } from 'react-router/dom'
import { createI18n } from './i18n/create-i18n.ts'
import { documentLanguage } from './i18n/document-language.ts'
import { keepLanguageChoice } from './i18n/keep-language-choice.ts'
import { reloadOnceWhenOutdated } from './reload-when-outdated.ts'

reloadOnceWhenOutdated()

const language = documentLanguage()
const texts = language === 'en' ? import('./locales/en.ts') : import('./locales/vi.ts')

texts.then(({ default: found }) => {
  const i18n = createI18n(language, found)
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
