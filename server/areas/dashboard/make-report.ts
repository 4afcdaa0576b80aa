import { type Compared, type Report, type ReportPart, type ReportQuery, reportParts } from '../../../contract/admin/dashboard.ts'
import type { Language } from '../../../contract/language/language.schema.ts'
import type { Platform } from '../../platform/platform.ts'
import { findProducts } from '../catalogue/catalogue.ts'
import { listBestSellers } from '../orders/orders.ts'
import { countWork } from './count-work.ts'
import { type Period, planPeriod } from './plan-period.rule.ts'
import { sumFigures } from './sum-figures.ts'

const maxBestSellers = 5

export type Reader = { seesMoney: boolean; language: Language }

/** The requested parts, all for the same time. */
export async function makeReport({ db, clock }: Pick<Platform, 'db' | 'clock'>, query: ReportQuery, reader: Reader): Promise<Report> {
  const moment = clock.now()
  const period = planPeriod(query, moment)
  const parts = query.parts?.length ? query.parts : reportParts
  const has = (part: ReportPart) => parts.includes(part)
  const [work, figures, bestSellers] = await Promise.all([
    has('work') ? countWork(db, moment, reader) : undefined,
    has('figures') ? sumFigures(db, period, reader) : undefined,
    has('bestSellers') ? compareBestSellers(db, period, reader) : undefined,
  ])
  return {
    madeAt: moment.toISOString(),
    period: { from: period.now.from, to: period.now.to, previousFrom: period.before.from, previousTo: period.before.to },
    ...(work ? { work } : {}),
    ...(figures ? { figures } : {}),
    ...(bestSellers ? { bestSellers } : {}),
  }
}

/** Current names in the reader's language; for hidden or deleted products the name of the sale. */
async function compareBestSellers(db: Platform['db'], { now, before }: Period, { seesMoney, language }: Reader) {
  const best = await listBestSellers(db, { ...now, limit: maxBestSellers })
  const of = best.map(({ productId }) => productId)
  const past = new Map((await listBestSellers(db, { ...before, limit: of.length, of })).map((sold) => [sold.productId, sold.pieces]))
  const named = new Map((await findProducts(db, of, language)).map(({ _id, name, nameLanguage }) => [_id, { name, nameLanguage }]))
  return best.map(({ revenueVnd, pieces, ...product }) => {
    const compared: Compared = { now: pieces, before: past.get(product.productId) ?? 0 }
    return { ...product, ...named.get(product.productId), pieces: compared, revenue: seesMoney ? revenueVnd : null }
  })
}
