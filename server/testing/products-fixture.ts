import { eq } from 'drizzle-orm'
import { schema } from '../platform/database/client.ts'
import { openCheckoutFixture } from './checkout-fixture.ts'
import { drawImage, openImageFixture } from './image-fixture.ts'
import { signInAdmin } from './users-fixture.ts'

/** A shop with a signed-in admin, three pictures in its library, and functions to write products. */
export async function openProductsFixture() {
  const checkout = await openCheckoutFixture()
  const admin = await signInAdmin(checkout)
  const images = openImageFixture(checkout)
  const pictures: string[] = []
  for (let n = 0; n < 3; n++) pictures.push((await images.added(await drawImage(40, 50).png().toBuffer(), `${n}.png`))._id)
  let made = 0
  const body = (more: object = {}) => {
    made++
    return {
      name: `Áo dài ${made}`,
      sku: `AD-${made}`,
      price: 300_000,
      category: checkout.catalogue.dresses,
      colors: [{ color: 'Xanh lam', hex: '#335588' }],
      ...more,
    }
  }
  const create = (more: object = {}) => admin.post('products', body(more))
  async function aProduct(more: object = {}) {
    const response = await create(more)
    if (response.status !== 201) throw new Error(response.text)
    return response.json.product
  }
  return {
    ...{ checkout, admin, pictures, body, create, aProduct },
    read: async (id: string) => (await admin.get(`products/${id}?lang=vi`)).json.product,
    auditOf: (subject: string) => checkout.db.select().from(schema.auditEntries).where(eq(schema.auditEntries.subject, subject)),
  }
}
