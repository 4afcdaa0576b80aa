import { Failure } from '../../../contract/errors.ts'
import { GuestPage, GuestsQuery } from '../../../contract/guests.admin.ts'
import { totalPages } from '../../../contract/paging.ts'
import type { Shop } from '../../platform/http/parse.ts'
import { forAdmins } from '../../platform/http/person.ts'
import type { Platform } from '../../platform/platform.ts'
import { listGuests } from './list-guests.ts'

/** Beside the customers with an account (`GET /api/users`): those who ordered without one. */
export function guestAdminRoutes(app: Shop, { db }: Platform): void {
  const schema = {
    tags: ['users'],
    querystring: GuestsQuery,
    response: { 200: GuestPage, 400: Failure, 401: Failure, 403: Failure },
  }
  app.get('/api/users/guests', { ...forAdmins, schema }, async ({ query }) => {
    const { guests, total } = await listGuests(db, query)
    return { data: { guests, total, totalPage: totalPages(total, query.limit), currentPage: query.page } }
  })
}
