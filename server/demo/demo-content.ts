import { banners } from './banners.ts'
import { deliveryAreas } from './delivery-areas.ts'
import type { DemoContent } from './demo-types.ts'
import { discounts } from './discounts.ts'
import { colourways, pictures } from './picture-list.ts'
import { aodai } from './products/aodai.ts'
import { blankets } from './products/blankets.ts'
import { bloomers } from './products/bloomers.ts'
import { bodysuits } from './products/bodysuits.ts'
import { booties } from './products/booties.ts'
import { dresses } from './products/dresses.ts'
import { dungarees } from './products/dungarees.ts'
import { gifts } from './products/gifts.ts'
import { hats } from './products/hats.ts'
import { knitwear } from './products/knitwear.ts'
import { sleepSacks } from './products/sleep-sacks.ts'
import { reviewsForBabies } from './reviews/baby-reviews.ts'
import { reviewsForGifts } from './reviews/gift-reviews.ts'
import { reviewsForToddlers } from './reviews/toddler-reviews.ts'
import { reviewsForCoolDaysAndTet } from './reviews/winter-and-tet-reviews.ts'
import { settings } from './shop-settings.ts'
import { stores } from './stores.ts'
import { categories, collections, tags } from './taxonomy.ts'
import { aboutPictures } from './texts/about.ts'

export type * from './demo-types.ts'

/** The content of the demo shop; read only once, when the shop is filled. */
export const demoContent: DemoContent = {
  pictures,
  colourways,
  categories,
  collections,
  tags,
  products: [
    ...bodysuits,
    ...sleepSacks,
    ...dresses,
    ...dungarees,
    ...bloomers,
    ...knitwear,
    ...aodai,
    ...hats,
    ...booties,
    ...gifts,
    ...blankets,
  ],
  stores,
  deliveryAreas,
  banners,
  discounts,
  reviews: [...reviewsForBabies, ...reviewsForToddlers, ...reviewsForCoolDaysAndTet, ...reviewsForGifts],
  settings,
  aboutPictures,
  sharePicture: 'share-default.webp',
}
