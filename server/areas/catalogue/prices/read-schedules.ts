import type { PriceSchedule, PriceSchedulePage, PriceSchedulesQuery, ScheduledProduct } from '../../../../contract/admin/price-schedules.ts'
import type { Bilingual, Language } from '../../../../contract/language/language.schema.ts'
import { totalPages } from '../../../../contract/paging.ts'
import type { Db } from '../../../platform/database/client.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findUserNames } from '../../accounts/accounts.ts'
import { nameIn } from '../present-product.rule.ts'
import { presentSteps, problemTexts } from './change-prices.ts'
import { listScheduleProducts, listSchedules, type Outcome, type ScheduledProductRow, type ScheduleRow } from './price-schedules.sql.ts'
import { findPrices, type PricedRow } from './prices.sql.ts'
import { isUndoable } from './schedule-period.rule.ts'
import { getSchedule } from './schedule-prices.ts'

type Deps = Pick<Platform, 'db' | 'clock'>

const notes: Partial<Record<Outcome, Bilingual>> = {
  ...problemTexts,
  gone: { vi: 'Đã xoá nên không đổi giá', en: 'Deleted, so not changed' },
  kept: { vi: 'Giá đã được sửa tay nên giữ nguyên khi kết thúc', en: 'Changed by hand since, so it stayed at the end' },
}

export async function readSchedules({ db, clock }: Deps, query: PriceSchedulesQuery): Promise<PriceSchedulePage['data']> {
  const { rows, total } = await listSchedules(db, query)
  const names = await findNames(db, rows)
  const schedules = rows.map((row) => present(row, names, clock.now()))
  return { schedules, total, totalPage: totalPages(total, query.limit), currentPage: query.page }
}

/** A schedule with its products, those with a note first. */
export async function readSchedule({ db, clock }: Deps, id: string, language: Language) {
  const row = await getSchedule(db, id)
  const products = new Map((await listScheduleProducts(db, id)).map((each) => [each.productId, each]))
  const named = await findPrices(db, [...products.keys()], { withDeleted: true })
  const presented = named.flatMap((each) => {
    const scheduled = products.get(each.id)
    return scheduled ? presentProduct(each, scheduled, language) : []
  })
  return {
    schedule: present(row, await findNames(db, [row]), clock.now()),
    products: [...presented.filter(({ note }) => note), ...presented.filter(({ note }) => !note)],
  }
}

function presentProduct(row: PricedRow, { before, after, outcome }: ScheduledProductRow, language: Language): ScheduledProduct {
  return {
    ...{ _id: row.id, name: nameIn(row, language).name, sku: row.sku },
    steps: before && after ? presentSteps(before, after) : [],
    note: (outcome && notes[outcome]?.[language]) ?? null,
  }
}

function findNames(db: Db, rows: ScheduleRow[]): Promise<Map<string, string>> {
  return findUserNames(
    db,
    rows.flatMap(({ createdBy, finishedBy }) => (finishedBy ? [createdBy, finishedBy] : [createdBy])),
  )
}

function present(row: ScheduleRow, names: Map<string, string>, now: Date): PriceSchedule {
  const { id, rule, state, startsAt, endsAt, products, changed, skipped, kept, createdAt, finishedAt } = row
  const [createdBy, finishedBy] = [names.get(row.createdBy), names.get(row.finishedBy ?? '')]
  return {
    ...{ _id: id, rule, state, from: startsAt.toISOString(), until: endsAt?.toISOString() ?? null },
    ...{ products, changed, skipped, kept, createdAt: createdAt.toISOString(), finishedAt: finishedAt?.toISOString() ?? null },
    ...(createdBy ? { createdBy } : {}),
    ...(finishedBy ? { finishedBy } : {}),
    isUndoable: isUndoable(row, now),
  }
}
