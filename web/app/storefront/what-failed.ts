import { matchPath } from 'react-router'

/** What could not be had when one of these pages could not: the text's name under `shop:list`. */
const failures = {
  '/products/search/*': 'searchFailed',
  '/products/category/:name': 'categoryFailed',
  '/collections/:slug': 'collectionFailed',
} as const

export type WhatFailed = (typeof failures)[keyof typeof failures]

export function whatFailed(pathname: string): WhatFailed | undefined {
  return Object.entries(failures).find(([pattern]) => matchPath(pattern, pathname))?.[1]
}
