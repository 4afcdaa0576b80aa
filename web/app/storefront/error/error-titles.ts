import { matchPath } from 'react-router'

/** What failed to load, by route: keys of the texts under `shop:list`. */
const errorTitles = {
  '/products/search/*': 'searchFailed',
  '/products/category/:name': 'categoryFailed',
  '/collections/:slug': 'collectionFailed',
} as const

export type ErrorTitleKey = (typeof errorTitles)[keyof typeof errorTitles]

export function errorTitleKey(pathname: string): ErrorTitleKey | undefined {
  return Object.entries(errorTitles).find(([pattern]) => matchPath(pattern, pathname))?.[1]
}
