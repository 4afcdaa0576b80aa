import { z } from 'zod'
import { Failure } from '../../../contract/errors.ts'
import { OrderToken } from '../../../contract/orders/orders.ts'
import { Id } from '../../../contract/text.ts'
import type { Person } from '../../platform/http/auth-guards.ts'
import { AppError } from '../../platform/http/errors.ts'
import { ipKey } from '../../platform/http/ip-key.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import { reidentify } from '../accounts/accounts.ts'
import { isVisibleTo, viewerOf } from './read-orders.ts'

/** For one IP: many customers of a mobile network share one. A client without a stream polls. */
const maxPerHolder = 40
const maxOfKind = 1_000

/** Streams changes of one order to an open page of a client that may see it: its customer, by session, cookie or token, and staff. */
export function orderEventRoutes(app: App, platform: Platform): void {
  const schema = {
    tags: ['orders'],
    description:
      'Server-sent events: `data` is `{kind, id}`, what changed about the order. `Last-Event-ID` continues a stream that was cut.',
    params: z.object({ id: Id }),
    querystring: OrderToken.extend({ lastEventId: z.string().max(20).optional() }),
    response: { 404: Failure, 429: Failure, 503: Failure },
  }
  app.get('/api/orders/:id/events', { exposeHeadRoute: false, schema }, async (request, reply) => {
    const { person, ip, params, query } = request
    const { id } = params
    const maySee = (now: Person) => isVisibleTo(platform.db, id, viewerOf(now, query.token))
    if (!(await maySee(person))) throw new AppError('not_found')
    await platform.streams.open(request, reply, {
      kind: 'order',
      maxOfKind,
      holder: ipKey(ip),
      maxPerHolder,
      wants: ({ subject }) => subject === id,
      isStillAllowed: async () =>
        maySee(person.session ? ((await reidentify(platform, person)) ?? { ...person, userId: null, role: null }) : person),
    })
  })
}
