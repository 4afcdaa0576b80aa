import type { Language } from '../../../contract/language/language.schema.ts'
import { hostLanguageCookie, languageCookie, languageOfTag, languageParameter } from '../../../contract/language/languages.ts'

const storageKey = 'i18nextLng'

/**
 * Stores the choice in a cookie for the server and in local storage. Local or session storage restores a lost cookie. A
 * choice in the URL (`?lng=`) wins over all of them.
 */
export function persistLanguage(shown: Language): void {
  const hasCookie = new RegExp(`(?:^|; )(?:__Host-)?${languageCookie}=(?:vi|en)`).test(document.cookie)
  const isInUrl = languageOfTag(new URLSearchParams(location.search).get(languageParameter))
  const stored = readStored()
  if (hasCookie || isInUrl) store(shown)
  else if (stored) restoreCookie(stored, shown)
}

function restoreCookie(stored: Language, shown: Language): void {
  const [name, secure] = location.protocol === 'https:' ? [hostLanguageCookie, '; secure'] : [languageCookie, '']
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers
  document.cookie = `${name}=${stored}; path=/; max-age=31536000; samesite=lax${secure}`
  if (stored !== shown && document.cookie.includes(`${languageCookie}=`)) location.reload()
}

function readStored(): Language | null {
  try {
    return languageOfTag(localStorage.getItem(storageKey) ?? sessionStorage.getItem(storageKey))
  } catch {
    return null
  }
}

function store(language: Language): void {
  try {
    localStorage.setItem(storageKey, language)
  } catch {
    // Storage is disabled: the cookie alone stores the choice.
  }
}
