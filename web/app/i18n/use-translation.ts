import type { FlatNamespace, i18n, TFunction } from 'i18next'
import { useContext } from 'react'
import { type FallbackNs, I18nContext } from 'react-i18next'

type Namespaces = FlatNamespace | readonly [FlatNamespace, ...FlatNamespace[]]

/** The translate functions of each i18next instance, by namespaces. */
const cache = new WeakMap<i18n, Map<string, TFunction>>()

/**
 * The texts of a namespace; with several, keys of the first stand alone, the others are prefixed (`common:save`). Like
 * react-i18next without its waiting for texts and language changes, which cost a tenth of the rendering time: here all texts
 * are loaded before a page renders, and the language only changes with a page load.
 */
export function useTranslation<const Place extends Namespaces | undefined = undefined>(
  namespace?: Place,
): { t: TFunction<FallbackNs<Place>>; i18n: i18n } {
  const instance = useContext(I18nContext)?.i18n
  if (!instance) throw new Error('texts are asked for outside of a page')
  return { t: cachedTexts(instance, namespace) as TFunction<FallbackNs<Place>>, i18n: instance }
}

function cachedTexts(instance: i18n, namespace: Namespaces | undefined): TFunction {
  const known = cache.get(instance) ?? new Map<string, TFunction>()
  cache.set(instance, known)
  const name = String(namespace)
  const texts = known.get(name) ?? fixedTexts(instance, namespace)
  known.set(name, texts)
  return texts
}

type Translate = (key: string, ...parts: unknown[]) => unknown

function fixedTexts(instance: i18n, namespace: Namespaces | undefined): TFunction {
  const namespaces = namespace === undefined ? ['common'] : typeof namespace === 'string' ? [namespace] : [...namespace]
  const getFixedT = instance.getFixedT as unknown as (...of: unknown[]) => Translate
  return memoizePlainTexts(getFixedT.call(instance, instance.language, namespaces[0], undefined, { scopeNs: namespaces }))
}

/** Looks up a text without parameters once: a page requests most of its texts again with every card. */
function memoizePlainTexts(translate: Translate): TFunction {
  const found = new Map<string, unknown>()
  const memoized: Translate = (key, ...parts) => {
    if (parts.length > 0 || typeof key !== 'string') return translate(key, ...parts)
    if (found.has(key)) return found.get(key)
    const text = translate(key)
    // i18next returns the key itself for a missing text; the admin's texts are added later than the storefront's, so it is not
    // cached.
    if (typeof text === 'string' && !key.endsWith(text)) found.set(key, text)
    return text
  }
  return Object.assign(memoized, translate) as unknown as TFunction
}
