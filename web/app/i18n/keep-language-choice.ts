import type { Language } from '../../../contract/language.ts'
import { isLanguage } from './is-language.ts'
import { languageCookie, languageParameter } from './language-names.ts'

const storageKey = 'i18nextLng'

/**
 * The choice lives in a cookie the server can read, with a copy in this browser's storage: where the
 * cookie was lost, the copy brings it back. A choice in the address (`?lng=`) wins over both.
 */
export function keepLanguageChoice(shown: Language): void {
  const stored = readStored()
  const hasCookie = new RegExp(`(?:^|; )${languageCookie}=(?:vi|en)`).test(document.cookie)
  const asked = new URLSearchParams(location.search).get(languageParameter)
  if (hasCookie || isLanguage(asked) || !stored) {
    if (hasCookie || isLanguage(asked)) store(shown)
    return
  }
  document.cookie = `${languageCookie}=${stored}; path=/; max-age=31536000; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
  if (stored !== shown && document.cookie.includes(`${languageCookie}=`)) location.reload()
}

function readStored(): Language | null {
  try {
    const stored = localStorage.getItem(storageKey)
    return isLanguage(stored) ? stored : null
  } catch {
    return null
  }
}

function store(language: Language): void {
  try {
    localStorage.setItem(storageKey, language)
  } catch {
    // Storage is off: the cookie alone remembers.
  }
}
