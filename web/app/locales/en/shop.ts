import type { SameKeys } from '../shape.ts'
import type vi from '../vi/shop.ts'
import { quick } from './quick-search.ts'
import { availability, list, search, sort, status } from './shop-list.ts'

export default {
  home: {
    title: 'Handmade children’s clothes from Huế',
    description: 'Handmade clothes and accessories for babies and small children: soft cloth, dyed with plants, sewn in Huế.',
    heroKicker: 'Handmade in Vietnam',
    heroHeading: 'Every stitch gentle on your baby',
    heroText: 'Muslin and organic cotton, dyed with yam root, indigo and turmeric. Soft on the sensitive skin of a newborn.',
    heroButton: 'Shop for baby',
    heroSecond: 'Today’s good deals',
    categories: 'Shop by kind',
    popular: 'Most loved',
    popularFailed: 'The most loved pieces could not be loaded.',
    seeAll: 'See all',
    seeAllOf: 'See all {{name}}',
    story: 'Sewn by mum',
    readStory: 'Read our story',
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
    bestSeller: 'Best seller',
  },
  ...{ list, sort, status, availability, search, quick },
  count_one: '{{count}} product',
  count_other: '{{count}} products',
} satisfies SameKeys<typeof vi>
