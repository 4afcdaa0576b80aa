import type { ProductSort } from '../../../../contract/catalogue.ts'
import type { ListFilter } from './list-state.ts'

/** The scope of a list: a filter that its path already fixes is not offered. */
export type ListScope = {
  fixed: readonly ListFilter[]
  /** Null: by relevance, or the order of `ownOrder`. */
  usualSort: ProductSort | null
  /** The label of the list's default order, if it has one. */
  ownOrder?: 'relevant' | 'arranged'
}

export const allProductsScope: ListScope = { fixed: [], usualSort: 'newest' }
