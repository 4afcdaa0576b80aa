/** The same keys as the Vietnamese texts, each with a text of its own. */
export type SameKeys<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> }
