/** The languages of the shop; the first one is the default. */
export const languages = ['vi', 'en'] as const
export type Language = (typeof languages)[number]

export const languageCookie = 'lng'
/** Its name over https, where the prefix binds it to the host. A browser may still have one without, from before. */
export const hostLanguageCookie = '__Host-lng'
export const languageParameter = 'lng'

/** A text in both languages. */
export type Bilingual = Record<Language, string>

/** A text in the reader's language; Vietnamese where it has no translation. */
export function inLanguage(text: Bilingual, language: Language): string {
  return text[language] || text.vi
}

export function isLanguage(value: unknown): value is Language {
  return value === 'vi' || value === 'en'
}

/** The language of a tag, by its language part: `en-US` and `EN` are English. */
export function languageOfTag(tag: string | null | undefined): Language | null {
  const part = /^(vi|en)(?:[-_]|$)/i.exec(tag ?? '')?.[1]
  return part ? (part.toLowerCase() as Language) : null
}

/**
 * The language of a visitor: the URL (`?lng=`), then the stored choice, then the browser's first choice (language part
 * only; an unsupported one gives English), then Vietnamese.
 */
export function chooseLanguage(asked: { parameter?: string | null; cookie?: string | null; acceptLanguage?: string | null }): Language {
  const chosen = languageOfTag(asked.parameter) ?? languageOfTag(asked.cookie)
  return chosen ?? ((asked.acceptLanguage && fromAcceptLanguage(asked.acceptLanguage)) || 'vi')
}

/** By header: browsers send a few hundred different ones. */
const remembered = new Map<string, Language | undefined>()
const maxRemembered = { headers: 500, length: 100 }

function fromAcceptLanguage(header: string): Language | undefined {
  if (header.length > maxRemembered.length) return parseAcceptLanguage(header)
  const known = remembered.get(header)
  if (known || remembered.has(header)) return known
  if (remembered.size >= maxRemembered.headers) remembered.clear()
  const language = parseAcceptLanguage(header)
  remembered.set(header, language)
  return language
}

function parseAcceptLanguage(header: string): Language | undefined {
  const wanted = header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const quality = parameters.map((p) => /^\s*q=([\d.]+)/.exec(p)?.[1]).find(Boolean)
      return { language: tag.toLowerCase().split('-')[0] ?? '', quality: quality ? Number(quality) : 1 }
    })
    .filter(({ language, quality }) => language !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
  if (wanted.length === 0 || wanted[0]?.language === '*') return undefined
  return (wanted.find(({ language }) => isLanguage(language))?.language as Language | undefined) ?? 'en'
}
