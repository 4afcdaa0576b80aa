import type { FlatNamespace, i18n, TFunction } from 'i18next'
import { useContext } from 'react'
import { type FallbackNs, I18nContext } from 'react-i18next'

type Places = FlatNamespace | readonly [FlatNamespace, ...FlatNamespace[]]

/** What was asked for by each i18next, by its places. */
const asked = new WeakMap<i18n, Map<string, TFunction>>()

/**
 * The texts of a place; with several, keys of the first stand alone, the others are named (`common:save`). As react-i18next
 * has it, without its waiting for texts and languages to come, which cost a tenth of the making of a page: here all
 * texts are there before a page renders, and the language only changes with it.
 */
export function useTranslation<const Place extends Places | undefined = undefined>(
  place?: Place,
): { t: TFunction<FallbackNs<Place>>; i18n: i18n } {
  const instance = useContext(I18nContext)?.i18n
  if (!instance) throw new Error('texts are asked for outside of a page')
  return { t: textsOf(instance, place) as TFunction<FallbackNs<Place>>, i18n: instance }
}

function textsOf(instance: i18n, place: Places | undefined): TFunction {
  const known = asked.get(instance) ?? new Map<string, TFunction>()
  asked.set(instance, known)
  const name = String(place)
  const texts = known.get(name) ?? fixedTexts(instance, place)
  known.set(name, texts)
  return texts
}

type Ask = (key: string, ...parts: unknown[]) => unknown

function fixedTexts(instance: i18n, place: Places | undefined): TFunction {
  const places = place === undefined ? ['common'] : typeof place === 'string' ? [place] : [...place]
  const getFixedT = instance.getFixedT as unknown as (...of: unknown[]) => Ask
  return rememberPlain(getFixedT.call(instance, instance.language, places[0], undefined, { scopeNs: places }))
}

/** A text without parts to fill in is looked up once: a page asks for most of its texts again with every card. */
function rememberPlain(ask: Ask): TFunction {
  const found = new Map<string, unknown>()
  const remembering: Ask = (key, ...parts) => {
    if (parts.length > 0 || typeof key !== 'string') return ask(key, ...parts)
    if (found.has(key)) return found.get(key)
    const text = ask(key)
    // A key answered by itself has no text yet: the office's come later than the storefront's.
    if (typeof text === 'string' && !key.endsWith(text)) found.set(key, text)
    return text
  }
  return Object.assign(remembering, ask) as unknown as TFunction
}
