import type { Customer, CustomersQuery } from '../../../../contract/admin/customers.ts'
import type { Db } from '../../../platform/database/client.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { readFigures } from '../account-events.ts'
import { findStoredUser, type StoredUser } from '../users.sql.ts'
import * as sql from './customers.sql.ts'

/** As admin pages show them: with their address books and order figures. */
export async function presentCustomers(db: Db, rows: StoredUser[]): Promise<Customer[]> {
  const users = await sql.presentUsers(db, rows)
  const figures = await readFigures(
    db,
    users.map(({ _id }) => _id),
  )
  return users.map((user) => {
    const { orders = 0, spent = 0, lastOrderAt = null } = figures.get(user._id) ?? {}
    return { ...user, orders, spent, lastOrderAt: lastOrderAt?.toISOString() ?? null }
  })
}

export async function listCustomers(db: Db, query: CustomersQuery): Promise<{ users: Customer[]; total: number }> {
  const { rows, total } = await sql.findCustomerPage(db, query)
  return { users: await presentCustomers(db, rows), total }
}

export async function getCustomer(db: Db, userId: string): Promise<Customer> {
  const user = await findStoredUser(db, userId)
  const [customer] = user ? await presentCustomers(db, [user]) : []
  if (!customer) throw new AppError('not_found')
  return customer
}
