import type { Customer } from '../../../contract/accounts.admin.ts'
import type { Db } from '../../platform/db.ts'
import { describeUsers } from './customers.sql.ts'
import { readFigures } from './person-hooks.ts'
import type { StoredUser } from './users.sql.ts'

/** As the back office sees them: with their address books and with what they ordered. */
export async function describeCustomers(db: Db, rows: StoredUser[]): Promise<Customer[]> {
  const users = await describeUsers(db, rows)
  const figures = await readFigures(
    db,
    users.map(({ _id }) => _id),
  )
  return users.map((user) => {
    const { orders = 0, spent = 0, lastOrderAt = null } = figures.get(user._id) ?? {}
    return { ...user, orders, spent, lastOrderAt: lastOrderAt?.toISOString() ?? null }
  })
}
