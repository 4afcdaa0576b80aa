import { createHash } from 'node:crypto'
import { audit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { invalidateAllPages } from '../../../platform/pages/cache-invalidation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findPictures } from '../../media/media.ts'
import { newProductOf } from '../apply-body.rule.ts'
import { changeWithin } from '../change-product.ts'
import { checkVersion } from '../product-version.rule.ts'
import { findProductParts, type ProductParts } from '../products.sql.ts'
import { findSameSkus } from '../same-skus.sql.ts'
import { normalizeName } from '../search/normalize-name.rule.ts'
import { isTakenByPages, writeProduct } from '../write-product.ts'
import { splitList } from './csv-columns.rule.ts'
import type { Lookup } from './draft-product.rule.ts'
import { findIdsBySku, findIdsBySlug, findTaxonomyNames, lockProductsOfImport } from './import.sql.ts'
import { type CsvError, type ProductsCsv, parseProductsCsv } from './parse-products-csv.rule.ts'
import { type PlannedImport, planImport } from './plan-import.rule.ts'

export type Preview = { planned: PlannedImport[]; troubles: CsvError[]; token: string }

/** Reports what an import would change, and changes nothing. */
export async function previewImport(db: Db, content: Buffer): Promise<Preview> {
  return prepare(db, content)
}

type ImportRequest = { content: Buffer; token: string; adminId: string }

/** Imports what was shown, in one transaction; refused if anything has changed since. */
export async function importProducts(platform: Pick<Platform, 'db' | 'clock' | 'pageCache'>, request: ImportRequest): Promise<Preview> {
  const { content, token, adminId } = request
  return transact(platform.db, async (tx) => {
    const preview = await prepare(tx, content, true)
    if (preview.troubles.length > 0) return preview
    if (preview.token !== token) throw new AppError('version_conflict')
    const cause = { reason: 'import', who: adminId } as const
    for (const planned of preview.planned) {
      if (planned.kind === 'unchanged') continue
      if (planned.kind === 'change') await changeWithin(tx, platform, { id: planned.id, body: planned.body, cause })
      const id = planned.kind === 'change' ? planned.id : await writeProduct(platform, tx, newProductOf(planned.body), cause)
      const details = { sku: planned.sku, changes: planned.changes.slice(0, 50).map(({ line: _line, ...change }) => change) }
      await audit(tx, { who: adminId, what: 'product.import', subject: id, details })
    }
    await invalidateAllPages(tx, platform)
    return preview
  })
}

/** `isHeld`: locks everything that is read until the transaction ends. */
async function prepare(db: Db, content: Buffer, isHeld = false): Promise<Preview> {
  const file = parseProductsCsv(content)
  const ids = await findIdsBySku(
    db,
    file.products.map(({ sku }) => sku),
  )
  if (isHeld) await lockProductsOfImport(db, [...ids.values()])
  const parts = new Map((await findProductParts(db, [...ids.values()])).map((each) => [each.row.sku, each]))
  const lookup = await openLookup(db, file)
  const planned: PlannedImport[] = []
  const troubles = [...file.troubles]
  for (const product of file.products) {
    const plan = planImport(product, { parts: parts.get(product.sku), columns: file.columns, lookup })
    troubles.push(...plan.troubles)
    if (plan.planned) planned.push(plan.planned)
  }
  troubles.push(...(await findTakenSlugs(db, planned)), ...(await findTakenSkus(db, planned)))
  troubles.sort((a, b) => a.line - b.line)
  return { planned, troubles, token: tokenOf(content, parts) }
}

async function openLookup(db: Db, { products }: ProductsCsv): Promise<Lookup> {
  const { categories, collections } = await findTaxonomyNames(db)
  const named = products.flatMap(({ lines }) => lines.flatMap(({ cells }) => splitList(cells.images ?? '')))
  const pictures = await findPictures(db, [...new Set(named)], 'vi')
  return {
    category: (name) => categories.find(({ key }) => key === normalizeName(name))?.id,
    collection: (name) => collections.find(({ key, slug }) => key === normalizeName(name) || slug === name)?.id,
    hasImage: (id) => pictures.has(id),
  }
}

/** Slugs of other products, or duplicates within the file. */
async function findTakenSlugs(db: Db, planned: PlannedImport[]): Promise<CsvError[]> {
  const wanted = planned.flatMap((each) => {
    const slug = each.kind === 'unchanged' ? undefined : each.body.slug
    return slug ? [{ slug, id: each.kind === 'change' ? each.id : undefined, each }] : []
  })
  const owners = await findIdsBySlug(
    db,
    wanted.map(({ slug }) => slug),
  )
  return wanted.flatMap(({ slug, id, each }, at) => {
    const owner = owners.get(slug)
    const isTaken = (owner !== undefined && owner !== id) || wanted.findIndex((other) => other.slug === slug) < at || isTakenByPages(slug)
    const line = each.changes.find(({ column }) => column === 'slug')?.line ?? each.line
    return isTaken ? [{ line, column: 'slug' as const, key: 'slug_taken' }] : []
  })
}

/** New products whose SKU another one has in another case: a typing mistake, which would make the product a second time. */
async function findTakenSkus(db: Db, planned: PlannedImport[]): Promise<CsvError[]> {
  const created = planned.filter(({ kind }) => kind === 'create')
  const taken = new Set(
    (
      await findSameSkus(
        db,
        created.map(({ sku }) => sku),
      )
    ).map(({ asked }) => asked),
  )
  const first = new Map(created.map(({ sku, line }) => [sku.toUpperCase(), line] as const).toReversed())
  return created.flatMap(({ sku, line }) =>
    taken.has(sku) || first.get(sku.toUpperCase()) !== line ? [{ line, column: 'sku' as const, key: 'sku_taken' }] : [],
  )
}

/** Depends only on the file and the state of its products: no preview needs to be stored. */
function tokenOf(content: Buffer, parts: Map<string, ProductParts>): string {
  const versions = [...parts.values()].map(({ row, variants }) => `${row.id} ${checkVersion(row.version, variants)}`).sort()
  return createHash('sha256')
    .update(content)
    .update(`\n${versions.join('\n')}`)
    .digest('base64url')
}
