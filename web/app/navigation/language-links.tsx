import { useLocation } from 'react-router'
import { useLanguage } from '../i18n/use-language.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { localizedUrl } from './cacheable-urls.ts'

const names = { vi: 'Tiếng Việt', en: 'English' } as const

/** Two plain links to the same page in each language, which also work without scripts. */
export function LanguageLinks({ className = '' }: { className?: string }) {
  const { t } = useTranslation()
  const shown = useLanguage()
  const { pathname, search } = useLocation()
  return (
    <nav aria-label={t('language')} className={`language-links ${className}`}>
      {(['vi', 'en'] as const).map((language) => (
        <a
          key={language}
          href={localizedUrl(language, pathname, new URLSearchParams(search))}
          hrefLang={language}
          lang={language}
          aria-current={language === shown ? 'true' : undefined}
        >
          {names[language]}
        </a>
      ))}
    </nav>
  )
}
