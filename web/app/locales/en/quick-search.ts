/** The search overlay. */
export const quick = {
  placeholder: 'Dress, romper, gift…',
  clear: 'Clear',
  list: 'Quick search results',
  suggestions: 'Suggestions',
  products: 'Products',
  count_one: '{{count}} result',
  count_other: '{{count}} results',
  found_one: '{{count}} result for “{{term}}”',
  found_other: '{{count}} results for “{{term}}”',
  more: 'Show more results for “{{term}}”',
  failed: 'Failed to fetch quick search results',
  recent: 'Recent searches',
  forget: 'Remove “{{term}}” from recent searches',
  forgetAll: 'Clear all',
} as const
