import type { ProductBody } from '../../../contract/products.admin.ts'
import { audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/db.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { transact } from '../../platform/transact.ts'
import { inputOf, newProductOf } from './apply-body.ts'
import { findProductParts } from './products.sql.ts'
import { refuseUnfit } from './refuse-unfit.ts'
import { refuseUnknownPictures } from './refuse-unknown-pictures.ts'
import { findSkusLike } from './write.sql.ts'
import { writeProduct } from './write-product.ts'

type Room = Pick<Platform, 'db' | 'pageCache'>

/** Answers the id. */
export async function createProduct(platform: Room, body: ProductBody, adminId: string): Promise<string> {
  const input = newProductOf(body)
  refuseUnfit(input)
  return transact(platform.db, async (tx) => {
    await refuseUnknownPictures(tx, input.colors)
    const id = await writeProduct(platform, tx, input, { reason: 'opening', who: adminId })
    await audit(tx, { who: adminId, what: 'product.create', subject: id, details: body })
    return id
  })
}

/** A copy that nobody sees yet, with a name, number and address of its own and nothing on the shelf. Answers its id. */
export async function duplicateProduct(platform: Room, id: string, adminId: string): Promise<string> {
  return transact(platform.db, async (tx) => {
    const [original] = await findProductParts(tx, [id])
    if (!original) throw new AppError('not_found')
    const { slug: _itsOwn, ...input } = inputOf(original)
    const copy = {
      ...input,
      name: withMark(input.name, ' (bản sao)'),
      nameEn: input.nameEn ? withMark(input.nameEn, ' (copy)') : null,
      sku: await findFreeSku(tx, input.sku),
      published: false,
      colors: input.colors.map(({ id: _itsOwn, ...color }) => color),
    }
    const copyId = await writeProduct(platform, tx, copy)
    await audit(tx, { who: adminId, what: 'product.duplicate', subject: copyId, details: { of: id } })
    return copyId
  })
}

/** Never longer than a name may be; a copy of a copy is marked once. */
function withMark(name: string, mark: string): string {
  return name.endsWith(mark) ? name : `${name.slice(0, 200 - mark.length)}${mark}`
}

async function findFreeSku(tx: Db, sku: string): Promise<string> {
  const stem = sku.slice(0, 54)
  const taken = new Set(await findSkusLike(tx, stem))
  for (let number = 2; ; number++) if (!taken.has(`${stem}-${number}`)) return `${stem}-${number}`
}
