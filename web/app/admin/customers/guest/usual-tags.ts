/** Tags of buyers, to choose instead of typing. */
export const usualTags = ['regular', 'wholesale', 'callFirst', 'oftenExchanges'] as const
