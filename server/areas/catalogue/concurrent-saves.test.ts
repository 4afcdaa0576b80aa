import { asc, eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { schema } from '../../platform/database/client.ts'
import { findInvariantErrors } from '../../testing/check-invariants.ts'
import { openProductsFixture } from '../../testing/products-fixture.ts'

const { checkout, admin, aProduct } = await openProductsFixture()
const { variants } = schema
afterAll(() => checkout.close())

test('products: saved with other sizes by several admins at once, it has the variants of one of them', async () => {
  const product = await aProduct({ colors: [{ color: 'Đỏ' }], sizes: [{ size: '2Y' }] })
  const choices = ['3Y', '4Y', '5Y', '6Y', '7Y', '8Y'].map((size) => [{ size: '2Y' }, { size }])
  const responses = await Promise.all(choices.map((sizes) => admin.patch(`products/${product._id}`, { sizes })))
  expect(responses.map(({ status }) => status)).toEqual(choices.map(() => 200))
  const stored = await checkout.db
    .select({ size: variants.size })
    .from(variants)
    .where(eq(variants.productId, product._id))
    .orderBy(asc(variants.size))
  expect(choices).toContainEqual(stored)
  expect(await findInvariantErrors(checkout.db)).toEqual([])
})
