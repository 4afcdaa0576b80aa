import type { SameKeys } from '../same-keys.ts'
import type vi from '../vi/shop.ts'
import { quick } from './quick-search.ts'
import { availability, list, search, sizeNames, sort, status } from './shop-list.ts'

export default {
  home: {
    title: 'Online shop',
    heroButton: 'See the products',
    categories: 'Shop by category',
    popular: 'Featured',
    popularFailed: 'The featured products could not be loaded.',
    seeAll: 'See all',
    seeAllOf: 'See all {{name}}',
    story: 'Our story',
    readStory: 'Read on',
    quote: 'What our customers say',
    collections: 'Collections',
  },
  card: {
    noReviews: 'No reviews yet',
    colors: 'Colours',
    showColor: 'Show {{name}} in {{color}}',
    moreColors: 'and {{count}} more colours',
    from: 'From',
    previous: 'Previous picture of {{name}}',
    next: 'Next picture of {{name}}',
    soldOut: 'Sold out',
    madeToOrder: 'Made to order',
    new: 'New',
    sale: 'Sale',
    percentOff: '−{{percent}}%',
    bestSeller: 'Best seller',
  },
  ...{ list, sort, status, availability, sizeNames, search, quick },
  count_one: '{{count}} product',
  count_other: '{{count}} products',
  countMore_one: 'more than {{count}} product',
  countMore_other: 'more than {{count}} products',
} satisfies SameKeys<typeof vi>
