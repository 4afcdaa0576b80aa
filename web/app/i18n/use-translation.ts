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

function fixedTexts(instance: i18n, place: Places | undefined): TFunction {
  const places = place === undefined ? ['common'] : typeof place === 'string' ? [place] : [...place]
  const getFixedT = instance.getFixedT as (...of: unknown[]) => TFunction
  return getFixedT.call(instance, instance.language, places[0], undefined, { scopeNs: places })
}
