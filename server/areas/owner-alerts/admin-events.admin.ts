import { z } from 'zod'
import { Failure } from '../../../contract/errors.ts'
import { forStaff, isStaff, requireStaff } from '../../platform/http/auth-guards.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import { reidentify } from '../accounts/accounts.ts'

/** A few browsers, each with one stream for all its tabs, or one per tab if tabs cannot share. */
const maxPerPerson = 20
const maxOfKind = 300

/** Live changes for open admin pages. */
export function adminEventRoutes(app: App, platform: Platform): void {
  const schema = {
    tags: ['admin'],
    description: 'Server-sent events: `data` is `{kind, id}`, what changed. `Last-Event-ID` continues a stream that was cut.',
    querystring: z.object({ lastEventId: z.string().max(20).optional() }),
    response: { 401: Failure, 403: Failure, 429: Failure, 503: Failure },
  }
  app.get('/api/admin/events', { ...forStaff, exposeHeadRoute: false, schema }, async (request, reply) => {
    const person = requireStaff(request)
    await platform.streams.open(request, reply, {
      kind: 'admin',
      maxOfKind,
      holder: person.userId,
      maxPerHolder: maxPerPerson,
      wants: () => true,
      isStillAllowed: async () => isStaff((await reidentify(platform, person)) ?? { role: null }),
    })
  })
}
