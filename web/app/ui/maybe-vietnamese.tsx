import { useTextLanguage } from '../i18n/use-text-language.ts'

/**
 * A text of the shop that may have no English translation, or none at all, such as a postal address: marked with its actual language.
 */
export function MaybeVietnamese({ text }: { text: string }) {
  const language = useTextLanguage()(text)
  return language ? <span lang={language}>{text}</span> : text
}
