import { useTextLanguage } from '../i18n/use-text-language.ts'

/** A text of the shop's own that may have no English words yet, or none at all, as an address: read out as what it is. */
export function MaybeVietnamese({ text }: { text: string }) {
  const language = useTextLanguage()(text)
  return language ? <span lang={language}>{text}</span> : text
}
