import type { PricedProduct, PricePreview } from '../../../../contract/admin/prices.ts'
import type { Language } from '../../../../contract/language/language.schema.ts'
import type { Platform } from '../../../platform/platform.ts'
import { nameIn } from '../present-product.rule.ts'
import { changePrices } from './change-prices.rule.ts'
import { type Planned, type PriceQuestion, presentSteps, pricesOf, problemTexts, tokenOf } from './change-prices.ts'
import { findOverlaps } from './price-schedules.sql.ts'
import { findPrices } from './prices.sql.ts'
import { isScheduled, overlapText, periodOf } from './schedule-period.rule.ts'

type Deps = Pick<Platform, 'db' | 'clock'>

/** What a change of prices would do with the prices of now; changes nothing. A product is in one schedule at a time. */
export async function previewPrices({ db, clock }: Deps, asked: PriceQuestion, language: Language): Promise<PricePreview['data']> {
  const now = clock.now()
  const rows = await findPrices(db, asked.ids)
  const overlaps = await findOverlaps(db, asked.ids, periodOf(asked, now))
  const shown = rows
    .map((row) => {
      const planned = present({ row, ...changePrices(pricesOf(row), asked.rule) }, language)
      const overlap = isScheduled(asked, now) ? overlaps.get(row.id) : undefined
      return overlap ? { ...planned, problem: overlapText(overlap, language) } : planned
    })
    .filter(({ steps, problem }) => steps.length > 0 || problem)
  const problems = shown.filter(({ problem }) => problem)
  return {
    products: [...problems, ...shown.filter(({ problem }) => !problem)],
    unchanged: rows.length - shown.length,
    problems: problems.length,
    scheduled: overlaps.size,
    token: tokenOf(asked, rows),
  }
}

function present({ row, after, problem }: Planned, language: Language): PricedProduct {
  return {
    _id: row.id,
    name: nameIn(row, language).name,
    sku: row.sku,
    steps: presentSteps(row, after),
    problem: problem && problemTexts[problem][language],
  }
}
