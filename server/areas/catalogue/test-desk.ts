import { eq } from 'drizzle-orm'
import { schema } from '../../platform/db.ts'
import { openTestTill } from '../checkout/test-till.ts'
import { draw, openDarkroom } from '../media/test-pictures.ts'
import { openOffice } from '../orders/test-office.ts'

/** A shop with an admin at the desk, three pictures in its library, and what it takes to write products. */
export async function openDesk() {
  const till = await openTestTill()
  const office = await openOffice(till)
  const darkroom = openDarkroom(till)
  const pictures: string[] = []
  for (let n = 0; n < 3; n++) pictures.push((await darkroom.added(await draw(40, 50).png().toBuffer(), `${n}.png`))._id)
  let made = 0
  const body = (more: object = {}) => {
    made++
    return {
      name: `Áo dài ${made}`,
      sku: `AD-${made}`,
      price: 300_000,
      category: till.shelves.dresses,
      colors: [{ color: 'Xanh lam', hex: '#335588' }],
      ...more,
    }
  }
  const create = (more: object = {}) => office.post('products', body(more))
  async function aProduct(more: object = {}) {
    const answer = await create(more)
    if (answer.status !== 201) throw new Error(answer.text)
    return answer.json.product
  }
  return {
    ...{ till, office, pictures, body, create, aProduct },
    read: async (id: string) => (await office.get(`products/${id}?lang=vi`)).json.product,
    auditOf: (subject: string) => till.db.select().from(schema.auditEntries).where(eq(schema.auditEntries.subject, subject)),
  }
}
