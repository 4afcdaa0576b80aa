import { matchPath } from 'react-router'

/** What could not be had when one of these pages could not: the text's name under `shop:list`. */
const errorTitles = {
  '/products/search/*': 'searchFailed',
  '/products/category/:name': 'categoryFailed',
  '/collections/:slug': 'collectionFailed',
} as const

export type ErrorTitleKey = (typeof errorTitles)[keyof typeof errorTitles]

export function errorTitleKey(pathname: string): ErrorTitleKey | undefined {
  return Object.entries(errorTitles).find(([pattern]) => matchPath(pattern, pathname))?.[1]
}
