import { ProductStatus } from '../../../../contract/catalogue.ts'
import type { Bilingual, Language } from '../../../../contract/language/language.schema.ts'
import { stripDiacritics } from '../../../../contract/language/strip-diacritics.ts'
import { readWholeNumber } from '../../../platform/csv.ts'

type Kind = 'text' | 'number' | 'yes-no' | 'list' | 'status'
/** The level of a column: its value applies to a product, to each of its colours, to each size, or to each pair of them. */
type Level = 'product' | 'color' | 'size' | 'variant'
type Shape = {
  level: Level
  kind: Kind
  head: Bilingual
  /** An empty cell clears the value; in other columns it leaves it as it is. */
  clears?: true
}

/** The columns of a product file, in order. An import accepts a column's key or either name. */
const csvColumns = {
  sku: { level: 'product', kind: 'text', head: { vi: 'Mã', en: 'SKU' } },
  name: { level: 'product', kind: 'text', head: { vi: 'Tên', en: 'Name' } },
  nameEn: { level: 'product', kind: 'text', head: { vi: 'Tên tiếng Anh', en: 'English name' }, clears: true },
  slug: { level: 'product', kind: 'text', head: { vi: 'Đường dẫn', en: 'Slug' } },
  category: { level: 'product', kind: 'text', head: { vi: 'Danh mục', en: 'Category' } },
  collections: { level: 'product', kind: 'list', head: { vi: 'Bộ sưu tập', en: 'Collections' }, clears: true },
  tags: { level: 'product', kind: 'list', head: { vi: 'Thẻ', en: 'Tags' }, clears: true },
  status: { level: 'product', kind: 'status', head: { vi: 'Nhãn', en: 'Status' } },
  price: { level: 'product', kind: 'number', head: { vi: 'Giá', en: 'Price' } },
  salePrice: { level: 'product', kind: 'number', head: { vi: 'Giá giảm', en: 'Sale price' }, clears: true },
  madeToOrder: { level: 'product', kind: 'yes-no', head: { vi: 'May theo đơn', en: 'Made to order' } },
  leadDays: { level: 'product', kind: 'number', head: { vi: 'Số ngày may', en: 'Lead days' } },
  published: { level: 'product', kind: 'yes-no', head: { vi: 'Đang bán', en: 'Published' } },
  description: { level: 'product', kind: 'text', head: { vi: 'Mô tả', en: 'Description' }, clears: true },
  descriptionEn: { level: 'product', kind: 'text', head: { vi: 'Mô tả tiếng Anh', en: 'English description' }, clears: true },
  color: { level: 'variant', kind: 'text', head: { vi: 'Màu', en: 'Colour' } },
  colorEn: { level: 'color', kind: 'text', head: { vi: 'Màu tiếng Anh', en: 'English colour' }, clears: true },
  hex: { level: 'color', kind: 'text', head: { vi: 'Mã màu', en: 'Colour code' } },
  images: { level: 'color', kind: 'list', head: { vi: 'Ảnh', en: 'Images' } },
  size: { level: 'variant', kind: 'text', head: { vi: 'Size', en: 'Size' } },
  sizePrice: { level: 'size', kind: 'number', head: { vi: 'Giá của size', en: 'Size price' }, clears: true },
  sizeSalePrice: { level: 'size', kind: 'number', head: { vi: 'Giá giảm của size', en: 'Size sale price' }, clears: true },
  onHand: { level: 'variant', kind: 'number', head: { vi: 'Số lượng', en: 'On hand' } },
} as const satisfies Record<string, Shape>

export type CsvColumn = keyof typeof csvColumns
export const csvColumnNames = Object.keys(csvColumns) as CsvColumn[]
const shapes: Record<CsvColumn, Shape> = csvColumns

export function headOf(column: CsvColumn, language: Language): string {
  return shapes[column].head[language]
}

export function columnsOf(level: Level): CsvColumn[] {
  return csvColumnNames.filter((column) => shapes[column].level === level)
}

export function clears(column: CsvColumn): boolean {
  return shapes[column].clears === true
}

/** The column of a heading, in either language, with or without diacritics. */
export function findColumn(head: string): CsvColumn | undefined {
  const wanted = stripDiacritics(head).trim().replace(/\s+/g, ' ')
  return csvColumnNames.find((column) => {
    const { vi, en } = shapes[column].head
    return [column, vi, en].some((name) => stripDiacritics(name) === wanted)
  })
}

const words = { yes: { vi: 'có', en: 'yes' }, no: { vi: 'không', en: 'no' } } as const
const yes = new Set(['co', 'yes', 'true', '1', 'x'])
const no = new Set(['khong', 'no', 'false', '0'])

/** Separates the values of a list. */
export const listMark = ' | '

/** A cell in its normal form for comparison; an issue key if it is invalid. */
export function readCell(column: CsvColumn, text: string): { value: string } | { key: string } {
  const written = text.normalize('NFC').replace(/\r\n?/g, '\n').trim()
  if (written === '') return { value: '' }
  const { kind } = shapes[column]
  if (kind === 'number') {
    const number = readWholeNumber(written)
    return number === null ? { key: 'csv_number' } : { value: clears(column) && number === 0 ? '' : String(number) }
  }
  if (kind === 'yes-no') {
    const word = stripDiacritics(written)
    return yes.has(word) ? { value: 'yes' } : no.has(word) ? { value: 'no' } : { key: 'csv_yes_no' }
  }
  if (kind === 'status') {
    const status = ProductStatus.options.find((each) => stripDiacritics(each) === stripDiacritics(written))
    return status ? { value: status } : { key: 'choice' }
  }
  return { value: kind === 'list' ? splitList(written).join(listMark) : written }
}

export function splitList(text: string): string[] {
  const values = text.split(/[|\n]/).map((value) => value.trim())
  return [...new Set(values.filter(Boolean))]
}

/** A value as written into a file and shown to a reader. */
export function wordFor(column: CsvColumn, value: string, language: Language): string {
  return shapes[column].kind === 'yes-no' && (value === 'yes' || value === 'no') ? words[value][language] : value
}

/** Whether a cell equals the stored value. The order matters for pictures, not for tags and collections. */
export function isSame(column: CsvColumn, before: string, after: string): boolean {
  if (column !== 'tags' && column !== 'collections') return before === after
  const plain = (value: string) =>
    splitList(value)
      .map((each) => stripDiacritics(each))
      .sort()
      .join(listMark)
  return plain(before) === plain(after)
}
