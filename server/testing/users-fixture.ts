import { eq } from 'drizzle-orm'
import { schema } from '../platform/database/client.ts'
import type { TestShop, Visitor } from './shop-fixture.ts'

/** The password of every account of {@link signUp}. */
export const testPassword = 'mot mat khau dai'
let people = 0

/** For tests: a user with a new account. */
export async function signUp(shop: Pick<TestShop, 'visitor'>): Promise<{ visitor: Visitor; userId: string; email: string }> {
  people++
  const visitor = shop.visitor()
  const email = `nguoi${people}@example.vn`
  const registered = await visitor.post('users/register', { username: `nguoi${people}`, email, password: testPassword })
  if (registered.status !== 201) throw new Error(registered.text)
  return { visitor, userId: registered.json.data._id, email }
}

/** For tests: a signed-in admin. */
export async function signInAdmin(shop: Pick<TestShop, 'visitor' | 'db'>): Promise<Visitor & { userId: string }> {
  const { visitor, userId, email } = await signUp(shop)
  await shop.db.update(schema.users).set({ role: 'admin' }).where(eq(schema.users.id, userId))
  await visitor.post('users/login', { email, password: testPassword })
  return Object.assign(visitor, { userId })
}
