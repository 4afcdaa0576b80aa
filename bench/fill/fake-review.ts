import { addDays } from '../../contract/durations.ts'
import { demoContent } from '../../server/demo/demo-content.ts'
import type { SeededRandom } from './seeded-random.ts'

/** A verified review with a text of the demo, `index` weeks after the product. */
export function fakeReview(of: { id: string; productId: string; createdAt: Date }, index: number, pick: SeededRandom) {
  const { author, rating, title, comment, fit, verifiedPurchase } = pick.one(demoContent.reviews)
  const createdAt = addDays(of.createdAt, (index + 1) * 7)
  return { ...of, author, rating, title, comment, fit, verifiedPurchase, createdAt, verifiedAt: createdAt }
}
