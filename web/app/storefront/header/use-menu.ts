import { useLocation } from 'react-router'
import { useSiteSettings } from '../../api/site-settings.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { isSamePath, paths } from '../../paths.ts'
import type { MenuEntry } from './menu-group.tsx'

/** The entries of both menus, wide and narrow, with the current one marked. */
export function useMenu() {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const { categories, collections, hasStory } = useSiteSettings()
  const isDeals = isSamePath(pathname, paths.products()) && new URLSearchParams(search).getAll('status').join() === 'Sale'
  const entry = (to: string, label: string, pictureOf?: string): MenuEntry => ({
    to,
    label,
    pictureOf,
    isCurrent: isSamePath(pathname, to) && !isDeals,
  })
  return {
    home: entry(paths.home(), t('header.home')),
    products: [
      entry(paths.products(), t('header.allProducts')),
      ...categories.map(({ _id, name, label }) => entry(paths.category(name), label, _id)),
    ],
    collections: collections.map(({ _id, slug, label }) => entry(paths.collection(slug), label, _id)),
    /** Null until the owner has written the story. */
    about: hasStory ? entry(paths.about(), t('header.aboutUs')) : null,
    deals: { to: paths.goodDeals(), label: t('header.goodDeals'), isCurrent: isDeals } satisfies MenuEntry,
  }
}
