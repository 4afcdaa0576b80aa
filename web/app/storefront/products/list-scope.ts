import type { ProductSort } from '../../../../contract/catalogue.ts'
import type { ChoiceKind } from './list-state.ts'

/** What a list is of: a kind of filter that its address already fixes is not offered. */
export type ListScope = { fixed: readonly ChoiceKind[]; usualSort: ProductSort }

export const everything: ListScope = { fixed: [], usualSort: 'newest' }
