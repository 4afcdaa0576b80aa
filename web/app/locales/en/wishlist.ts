import type { SameKeys } from '../same-keys.ts'
import type vi from '../vi/wishlist.ts'

export default {
  emptyTitle: 'Nothing here yet',
  emptyText: 'Press the heart of a piece you like and it is kept here.',
  emptyButton: 'See the products',
  list: 'The pieces you like',
  fetchFailed: 'Failed to fetch wishlist',
  failedText: 'The pieces you like are still there.',
  colorOf: 'Colour of {{name}}',
  sizeOf: 'Size of {{name}}',
  addToCart: 'Add to cart',
  addNamed: 'Add to cart: {{name}}',
  soldOut: 'Sold out',
  remove: 'Remove {{name}} from wishlist',
  removeShort: 'Remove',
  removed: 'Removed',
  notAdded: 'Failed to add item to cart',
  toPage: 'See the whole list',
  keep: 'This list is kept on this device.',
  keepElsewhere: 'Log in to see it on others',
} satisfies SameKeys<typeof vi>
