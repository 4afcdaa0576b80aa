import type { SameKeys } from '../same-keys.ts'
import type * as vi from '../vi/shop-list.ts'

export const list = {
  fitsOurs: 'Fits our child',
  titleOfPage: '{{title}}, page {{page}}',
  salesLead: 'What costs less for a while.',
  categoryDescription: '{{name}} at {{shop}}.',
  collectionDescription: 'The {{name}} collection of {{shop}}.',
  results: 'Products',
  filters: 'Filters',
  chosen: 'chosen',
  applied: 'Filters in use',
  remove: 'Remove filter: {{name}}',
  clear: 'Clear all',
  apply: 'Apply',
  any: 'All',
  sizes: 'Age / size',
  colors: 'Colour',
  price: 'Price',
  min: 'From (₫)',
  max: 'To (₫)',
  priceTurned: 'The second price must be above the first.',
  applyPrice: 'Apply price',
  category: 'Category',
  collection: 'Collection',
  availability: 'Availability',
  status: 'Highlights',
  tags: 'Cloth and style',
  between: '{{min}} – {{max}}',
  above: 'From {{min}}',
  below: 'Up to {{max}}',
  sizeNamed: 'Size {{size}}',
  sort: 'Sort',
  sorted: 'Sorted: {{by}}',
  showCount_one: 'Show {{count}} product',
  showCount_other: 'Show {{count}} products',
  seen: 'Viewed {{seen}} of {{total}}',
  seenFrom: 'Showing {{from}}–{{seen}} of {{total}}',
  more_one: 'Show {{count}} more',
  more_other: 'Show {{count}} more',
  before: 'Show the pieces before',
  noneTitle: 'No products match all of these filters',
  noneText: 'Remove a filter above, or clear them all and start again.',
  nothingYet: 'Nothing here yet',
  nothingYetText: 'New pieces will be on this shelf. Please come back later.',
  nothingYetAll: 'See all products',
  offline: 'You are offline. Please try again once you are back.',
  failedTitle: 'The list could not be loaded',
  categoryFailed: 'Failed to fetch category',
  collectionFailed: 'Failed to fetch collection',
  searchFailed: 'Failed to fetch search results',
  failedText: 'The products could not be loaded',
} satisfies SameKeys<typeof vi.list>

export const sort = {
  relevant: 'Most relevant',
  arranged: 'Featured',
  'price-asc': 'Price: low to high',
  'price-desc': 'Price: high to low',
  'best-selling': 'Best selling',
  'best-sale': 'Best sale',
  newest: 'Newest arrival',
} satisfies SameKeys<typeof vi.sort>

export const status = { New: 'New', Sale: 'On sale', 'Best seller': 'Best seller', Regular: 'Everyday' } satisfies SameKeys<
  typeof vi.status
>
export const availability = { 'In stock': 'In stock', 'Made to order': 'Made to order', 'Out of stock': 'Sold out' } satisfies SameKeys<
  typeof vi.availability
>

export const search = {
  title: 'Search',
  results: 'Results for “{{term}}”',
  description: 'Products that fit “{{term}}”.',
  label: 'What are you looking for?',
  placeholder: 'Name, colour…',
  button: 'Search',
  suggestions: 'Did you mean:',
  none: 'Nothing found for “{{term}}”',
  noneText: 'Try a shorter word (accents do not matter), or look through the categories below.',
  categories: 'Browse by category',
  popular: 'Featured',
  understood: 'Filtered by:',
  removeChip: 'Remove filter: {{name}}',
  corrected: 'Showing results for “{{term}}”.',
  dropped: 'Nothing matches all of it, so these were left out:',
  removeDropped: 'Remove from the search: {{name}}',
} satisfies SameKeys<typeof vi.search>

export const sizeNames = {
  baby: 'Babies (0–24 months)',
  kids: 'Toddlers and children (from 2 years)',
  other: 'Other sizes',
  height: '{{from}}–{{to}} cm',
  months_one: '{{span}} month',
  months_other: '{{span}} months',
  years_one: '{{span}} year',
  years_other: '{{span}} years',
} satisfies SameKeys<typeof vi.sizeNames>
