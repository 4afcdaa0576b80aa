import { ProductBody, ProductChange } from '../../../../contract/admin/products.ts'
import { validationKey } from '../../../../contract/language/validation-messages.ts'
import { AppError, type IssueKey } from '../../../platform/http/errors.ts'
import { applyBody, inputOf, newProductOf } from '../apply-body.rule.ts'
import type { ProductParts } from '../products.sql.ts'
import { validateProduct } from '../validate-product.rule.ts'
import { type CsvColumn, columnsOf } from './csv-columns.rule.ts'
import { type CellChange, draftProduct, type KnownProduct } from './draft-product.rule.ts'
import type { CsvError, FileProduct } from './parse-products-csv.rule.ts'

export type PlannedImport = { sku: string; line: number; name: string; changes: CellChange[] } & (
  | { kind: 'create'; body: ProductBody }
  | { kind: 'change'; id: string; body: ProductChange }
  | { kind: 'unchanged'; id: string }
)
/**
 * Compares the lines of a product with its current state, and plans the changes. An import adds and changes; it never
 * removes a colour, a size or a product.
 */
export function planImport({ sku, lines }: FileProduct, known: KnownProduct): { planned?: PlannedImport; troubles: CsvError[] } {
  const troubles: CsvError[] = []
  const draft = draftProduct({ lines, ...known }, (line, column, key) => void troubles.push({ line, column, key }))
  if (troubles.length > 0) return { troubles }
  const { parts } = known
  const name = draft.fields.get('name')?.after || (parts?.row.name ?? sku)
  const written = { sku, line: lines[0]?.line ?? 1, name, changes: draft.changes }
  if (parts && draft.changes.length === 0) return { planned: { ...written, kind: 'unchanged', id: parts.row.id }, troubles }
  const read = readBody(parts ? draft.body : { ...draft.body, sku }, parts)
  if ('issues' in read) return { troubles: read.issues.map((issue) => locate(issue, draft, written.line)) }
  return { planned: { ...written, ...read }, troubles }
}

type Read = { kind: 'create'; body: ProductBody } | { kind: 'change'; id: string; body: ProductChange } | { issues: IssueKey[] }

/** Validated with the same schema and rules as an API call that writes a product. */
function readBody(body: Record<string, unknown>, parts: ProductParts | undefined): Read {
  const read = (parts ? ProductChange : ProductBody).safeParse(body, { error: validationKey })
  if (!read.success)
    return { issues: read.error.issues.map(({ path, message }) => ({ path: path.join('.'), key: isAbsent(path) ? 'required' : message })) }
  try {
    validateProduct(parts ? applyBody(inputOf(parts), read.data) : newProductOf(read.data as ProductBody))
  } catch (error) {
    if (error instanceof AppError) return { issues: error.issues }
    throw error
  }
  return parts ? { kind: 'change', id: parts.row.id, body: read.data } : { kind: 'create', body: read.data as ProductBody }

  function isAbsent([field, ...deeper]: PropertyKey[]): boolean {
    const value = body[String(field)]
    return deeper.length === 0 && (value === undefined || (Array.isArray(value) && value.length === 0))
  }
}

/** Maps an issue's path in the API body to a line and column of the file. */
function locate({ path, key }: IssueKey, draft: ReturnType<typeof draftProduct>, first: number): CsvError {
  const column = columnOfPath(path)
  const [part, at] = path.split('.')
  const lines = part === 'colors' ? draft.colorLines : part === 'sizes' ? draft.sizeLines : []
  return { line: lines[Number(at)] ?? draft.fields.get(column ?? 'sku')?.line ?? first, column, key }
}

const pathColumns: [prefix: RegExp, column: CsvColumn][] = [
  [/^labels/, 'nameEn'],
  [/^descriptions\.en/, 'descriptionEn'],
  [/^description/, 'description'],
  [/^availability/, 'madeToOrder'],
  [/^colors\.\d+\.hex/, 'hex'],
  [/^colors\.\d+\.labels/, 'colorEn'],
  [/^colors\.\d+\.images/, 'images'],
  [/^colors/, 'color'],
  [/^sizes\.\d+\.price/, 'sizePrice'],
  [/^sizes\.\d+\.salePrice/, 'sizeSalePrice'],
  [/^sizes/, 'size'],
  [/^stock/, 'onHand'],
]

function columnOfPath(path: string): CsvColumn | null {
  const found = pathColumns.find(([prefix]) => prefix.test(path))
  if (found) return found[1]
  const [field = ''] = path.split('.')
  return columnsOf('product').find((column) => column === field) ?? null
}
