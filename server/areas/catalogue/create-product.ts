import type { ProductBody } from '../../../contract/admin/products.ts'
import { audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/database/client.ts'
import { transact } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { inputOf, newProductOf } from './apply-body.rule.ts'
import type { NewProduct } from './plan-product.rule.ts'
import { findRunningChange } from './prices/price-schedules.sql.ts'
import { lockPrices } from './prices/prices.sql.ts'
import { restorePrices } from './prices/restore-prices.rule.ts'
import { findProductParts } from './products.sql.ts'
import { refuseTakenSku } from './refuse-duplicates.ts'
import { refuseUnknownPictures } from './refuse-unknown-pictures.ts'
import { validateProduct } from './validate-product.rule.ts'
import { findSkusLike } from './write-product.sql.ts'
import { writeProduct } from './write-product.ts'

type Deps = Pick<Platform, 'db' | 'pageCache'>

/** Returns the id. */
export async function createProduct(platform: Deps, body: ProductBody, adminId: string): Promise<string> {
  const input = newProductOf(body)
  validateProduct(input)
  return transact(platform.db, async (tx) => {
    await refuseUnknownPictures(tx, input.colors)
    await refuseTakenSku(tx, input.sku)
    const id = await writeProduct(platform, tx, input, { reason: 'opening', who: adminId })
    await audit(tx, { who: adminId, what: 'product.create', subject: id, details: body })
    return id
  })
}

/** A hidden copy with its own name, number and slug, at its regular prices and without stock. Returns its id. */
export async function duplicateProduct(platform: Deps, id: string, adminId: string): Promise<string> {
  return transact(platform.db, async (tx) => {
    // A schedule neither starts nor ends meanwhile.
    await lockPrices(tx, [id])
    const [original] = await findProductParts(tx, [id])
    if (!original) throw new AppError('not_found')
    const { slug: _itsOwn, ...input } = await atRegularPrices(tx, id, inputOf(original))
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

/** A copy is in no schedule: nothing would return its prices at the end of one. */
async function atRegularPrices(tx: Db, id: string, input: NewProduct): Promise<NewProduct> {
  const change = await findRunningChange(tx, id)
  if (!change) return input
  const { price, salePrice = 0, sizes = [] } = input
  const now = { price, salePrice, sizes: sizes.map((own) => ({ size: own.size, price: own.price ?? 0, salePrice: own.salePrice ?? 0 })) }
  return { ...input, ...restorePrices(now, change).prices }
}

/** Never longer than a name may be; a copy of a copy is marked once. */
function withMark(name: string, mark: string): string {
  return name.endsWith(mark) ? name : `${name.slice(0, 200 - mark.length)}${mark}`
}

async function findFreeSku(tx: Db, sku: string): Promise<string> {
  const stem = sku.slice(0, 54)
  const taken = new Set(await findSkusLike(tx, stem))
  for (let number = 2; ; number++) if (!taken.has(`${stem}-${number}`.toUpperCase())) return `${stem}-${number}`
}
