import type { AdminDiscount, DiscountPage, DiscountsQuery } from '../../../contract/admin/discounts.ts'
import type { ListedDiscount, PublicDiscount } from '../../../contract/discounts.ts'
import { totalPages } from '../../../contract/paging.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { isOpen } from './apply-discount.rule.ts'
import { findByCode, findListed } from './discounts.sql.ts'
import * as sql from './discounts-admin.sql.ts'
import { presentDiscount, presentListedDiscount, presentOpenDiscount } from './present-discount.rule.ts'

type Deps = Pick<Platform, 'db' | 'clock'>

export async function listDiscounts({ db, clock }: Deps, query: DiscountsQuery): Promise<DiscountPage> {
  const { found, total } = await sql.findDiscountPage(db, query, clock.now())
  return { data: found.map(presentDiscount), total, totalPage: totalPages(total, query.limit) }
}

export async function getDiscount({ db, clock }: Deps, code: string): Promise<AdminDiscount> {
  const found = await sql.withStatus(db, code, clock.now())
  if (!found) throw new AppError('unknown_discount')
  return presentDiscount(found)
}

/** A code that can be used now, for anybody who knows it. */
export async function getOpenDiscount({ db, clock }: Deps, code: string): Promise<PublicDiscount> {
  const discount = await findByCode(db, code)
  if (!discount || !isOpen(discount, clock.now())) throw new AppError('unknown_discount')
  return presentOpenDiscount(discount)
}

/** The codes that the shop shows to everybody and that can be used now. */
export async function listListedDiscounts({ db, clock }: Deps): Promise<ListedDiscount[]> {
  return (await findListed(db, clock.now())).map(presentListedDiscount)
}
