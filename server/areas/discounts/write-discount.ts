import { type DiscountFields, hasFittingDates, type NewDiscount, valueIssue } from '../../../contract/admin/discounts.ts'
import { newId } from '../../../db/new-id.ts'
import { audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/database/client.ts'
import { transact, violatedUnique } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { StoredDiscount } from './discounts.sql.ts'
import { type DiscountWithStatus, insertDiscount, lockDiscount, updateDiscount, withStatus } from './discounts-admin.sql.ts'

type Deps = Pick<Platform, 'db' | 'clock'>

export async function createDiscount({ db, clock }: Deps, input: NewDiscount, adminId: string): Promise<DiscountWithStatus> {
  return transact(db, async (tx) => {
    const id = newId('dsc')
    const { code, kind } = input
    await insertDiscount(tx, { ...columnsOf(input), id, code, kind, createdAt: clock.now() })
    await audit(tx, { who: adminId, what: 'discount.create', subject: id, details: input })
    return getDiscount(tx, code, clock.now())
  }).catch(refuseDuplicateCode)
}

type DiscountChangeRequest = { code: string; change: DiscountFields; adminId: string }

/** Changes the named fields; orders that carry the code keep their discount. */
export async function changeDiscount({ db, clock }: Deps, { code, change, adminId }: DiscountChangeRequest): Promise<DiscountWithStatus> {
  return transact(db, async (tx) => {
    const before = await lockDiscount(tx, code)
    if (!before) throw new AppError('unknown_discount')
    const columns = columnsOf(change)
    validateDiscount({ ...before, ...columns })
    if (Object.keys(columns).length > 0) await updateDiscount(tx, before.id, columns)
    await audit(tx, { who: adminId, what: 'discount.update', subject: before.id, details: { code, change } })
    return getDiscount(tx, columns.code ?? code, clock.now())
  }).catch(refuseDuplicateCode)
}

/** Ends the code and frees its name for another discount. Orders keep it. */
export async function deleteDiscount({ db, clock }: Deps, code: string, adminId: string): Promise<void> {
  await transact(db, async (tx) => {
    const discount = await lockDiscount(tx, code)
    if (!discount) throw new AppError('unknown_discount')
    // A name that no code can have: codes may not contain '#'.
    await updateDiscount(tx, discount.id, { code: `#${discount.id}`, active: false, deletedAt: clock.now() })
    await audit(tx, { who: adminId, what: 'discount.delete', subject: discount.id, details: discount })
  })
}

async function getDiscount(tx: Db, code: string, now: Date): Promise<DiscountWithStatus> {
  return (await withStatus(tx, code, now)) as DiscountWithStatus
}

/** The columns of the named fields; `null` clears one. */
function columnsOf(fields: DiscountFields): Partial<StoredDiscount> {
  const { code, kind, value, active, isListed, minSubtotal, maxDiscount, startsAt, endsAt, usageLimit, perCustomerLimit } = fields
  const all = {
    code,
    kind,
    value: kind === 'free-shipping' ? 0 : value,
    active,
    isListed,
    minSubtotalVnd: minSubtotal,
    maxDiscountVnd: maxDiscount,
    startsAt: startsAt ? new Date(startsAt) : startsAt,
    endsAt: endsAt ? new Date(endsAt) : endsAt,
    usageLimit,
    perCustomerLimit,
  }
  return Object.fromEntries(Object.entries(all).filter(([, each]) => each !== undefined)) as Partial<StoredDiscount>
}

function validateDiscount({ kind, value, startsAt, endsAt, usageLimit, used }: StoredDiscount): void {
  const dates = { startsAt: startsAt?.toISOString(), endsAt: endsAt?.toISOString() }
  const wrongValue = valueIssue({ kind, value })
  if (wrongValue) throw new AppError('invalid_input', { issues: [{ path: 'code.value', key: wrongValue }] })
  if (!hasFittingDates({ kind, ...dates })) throw new AppError('invalid_input', { issues: [{ path: 'code.endsAt', key: 'dates' }] })
  if (usageLimit !== null && usageLimit < used)
    throw new AppError('discount_limit_used', { issues: [{ path: 'code.usageLimit', key: `min:${used}` }] })
}

function refuseDuplicateCode(error: unknown): never {
  if (violatedUnique(error) === 'discounts_code')
    throw new AppError('already_exists', { issues: [{ path: 'code', key: 'already_exists' }] })
  throw error
}
