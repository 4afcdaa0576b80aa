import type { FlatNamespace, TFunction } from 'i18next'
import { useContext } from 'react'
import type { FallbackNs } from 'react-i18next'
import { type I18n, I18nContext, type PageTexts } from './i18n-context.ts'

type Namespaces = FlatNamespace | readonly [FlatNamespace, ...FlatNamespace[]]

/**
 * The texts of a namespace; with several, keys of the first stand alone, the others are prefixed (`common:save`). Texts that few
 * pages need are passed along: they are then bundled with the scripts of those pages instead of with every page.
 */
export function useTranslation<const Place extends Namespaces | undefined = undefined>(
  namespace?: Place,
  ...pageTexts: PageTexts[]
): { t: TFunction<FallbackNs<Place>>; i18n: I18n } {
  const i18n = useContext(I18nContext)
  if (!i18n) throw new Error('texts are used outside of a page')
  for (const texts of pageTexts) i18n.addTexts(texts)
  const [own = 'common'] = typeof namespace === 'object' ? namespace : [namespace]
  return { t: i18n.translator(own) as TFunction<FallbackNs<Place>>, i18n }
}
