import { useTranslation } from '../i18n/use-translation.ts'
import en from '../locales/en/elsewhere.ts'
import vi from '../locales/vi/elsewhere.ts'

const elsewhereTexts = { vi: { elsewhere: vi }, en: { elsewhere: en } }

/** Translates with the texts about opening a page in another browser. */
export function useElsewhereTexts() {
  return useTranslation(['elsewhere', 'common'], elsewhereTexts)
}
