import type { Customer } from '../../../../contract/admin/customers.ts'
import type { Db } from '../../../platform/database/client.ts'
import { readFigures } from '../account-events.ts'
import type { StoredUser } from '../users.sql.ts'
import { presentUsers } from './customers.sql.ts'

/** As admin pages show them: with their address books and order figures. */
export async function presentCustomers(db: Db, rows: StoredUser[]): Promise<Customer[]> {
  const users = await presentUsers(db, rows)
  const figures = await readFigures(
    db,
    users.map(({ _id }) => _id),
  )
  return users.map((user) => {
    const { orders = 0, spent = 0, lastOrderAt = null } = figures.get(user._id) ?? {}
    return { ...user, orders, spent, lastOrderAt: lastOrderAt?.toISOString() ?? null }
  })
}
