/** Apart from the schemas, so that pages that only need these bounds do not load them. */
export const maxChildren = 4
export const childMeasures = { heightCm: { min: 40, max: 150 }, weightKg: { min: 2, max: 45 } } as const
