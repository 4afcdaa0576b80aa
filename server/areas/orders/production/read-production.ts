import {
  maxProductionRows,
  type OrderedPiece,
  type ProductionResponse,
  type SewNext,
  type SewnPiece,
} from '../../../../contract/admin/production.ts'
import { addDays } from '../../../../contract/durations.ts'
import { inLanguage, type Language } from '../../../../contract/language/language.schema.ts'
import type { Picture } from '../../../../contract/media.ts'
import { vietnamDay, vietnamMidnight } from '../../../../contract/vietnam-time.ts'
import type { Platform } from '../../../platform/platform.ts'
import { labelOf, nameIn } from '../../catalogue/catalogue.ts'
import { readSettings } from '../../content/content.ts'
import { findPictures } from '../../media/media.ts'
import { mondayOf, sewnByDay } from './plan-sewing.rule.ts'
import {
  findOrderedPieces,
  findSewNext,
  findSewnPieces,
  type OrderedPieceRow,
  type SewNextRow,
  type SewnPieceRow,
} from './production.sql.ts'
import { coverDays, daysToTet, planPieces, soldDays } from './sew-next.rule.ts'
import { findBookedWeeks } from './sewing.sql.ts'

/** The page of the sewing table. Each list holds its first rows, and how many there are. */
export async function readProduction(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  language: Language,
): Promise<ProductionResponse['data']> {
  const now = clock.now()
  const today = vietnamDay(now)
  const tet = daysToTet(today)
  const [next, ordered, sewn, weeks, { sewing }] = await Promise.all([
    findSewNext(db, { now, since: addDays(now, -soldDays), daysToTet: tet, limit: maxProductionRows }),
    findOrderedPieces(db, maxProductionRows),
    findSewnPieces(db, vietnamMidnight(today), maxProductionRows),
    findBookedWeeks(db, mondayOf(today)),
    readSettings(db),
  ])
  const pictures = await findPictures(
    db,
    next.flatMap(({ imageId }) => imageId ?? []),
    language,
  )
  return {
    capacity: { places: sewing?.weeklyPieces ?? null, used: weeks.find(({ week }) => week === mondayOf(today))?.pieces ?? 0 },
    daysToTet: tet,
    next: next.map((row) => presentNext(row, { daysToTet: tet, pictures, language })),
    nextTotal: next[0]?.total ?? 0,
    ordered: ordered.map((row) => presentOrdered(row, language)),
    orderedTotal: ordered[0]?.total ?? 0,
    sewn: sewn.map((row) => presentSewn(row, language)),
    sewnTotal: sewn[0]?.total ?? 0,
  }
}

type With = { daysToTet: number | null; pictures: Map<string, Picture>; language: Language }

function presentNext(row: SewNextRow, { daysToTet: tet, pictures, language }: With): SewNext {
  const { variantId, productId, size, free, reserved, waiting } = row
  return {
    ...{ variantId, productId, size, free, reserved, waiting, coverDays },
    name: nameIn(row, language).name,
    color: labelOf({ name: row.color, nameEn: row.colorEn }, language),
    thumb: pictures.get(row.imageId ?? '') ?? null,
    ...planPieces({ ...row, daysToTet: tet }),
  }
}

function presentOrdered(row: OrderedPieceRow, language: Language): OrderedPiece {
  const { orderId, orderNumber, name, color, size, imageUrl, pieces, isSewn, week, deliveryFrom, personalization } = row
  return {
    ...{ orderId, orderNumber, name, color, imageUrl, pieces },
    size: size ?? '',
    step: isSewn ? 'sewn' : 'sewing',
    dueBy: week ? sewnByDay(week, deliveryFrom) : null,
    personalization: (personalization ?? []).map(({ label, text }) => `${inLanguage(label, language)}: ${inLanguage(text, language)}`),
  }
}

function presentSewn(row: SewnPieceRow, language: Language): SewnPiece {
  return {
    key: row.key,
    at: new Date(row.at).toISOString(),
    name: nameIn(row, language).name,
    color: labelOf({ name: row.color, nameEn: row.colorEn }, language),
    size: row.size ?? '',
    pieces: row.pieces,
    order: row.orderId && row.orderNumber ? { _id: row.orderId, orderNumber: row.orderNumber } : null,
  }
}
