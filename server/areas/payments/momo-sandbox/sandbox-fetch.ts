import type { MomoFetch } from '../momo/momo-post.ts'
import type { MomoSandbox } from './momo-sandbox.ts'

/** A `fetch` that calls the sandbox inside the process, in place of MoMo. */
export function createSandboxFetch(sandbox: MomoSandbox): MomoFetch {
  const verbs = new Map([
    ['/v2/gateway/api/create', sandbox.create],
    ['/v2/gateway/api/query', sandbox.query],
    ['/v2/gateway/api/refund', sandbox.refund],
    ['/v2/gateway/api/refund/query', sandbox.refundQuery],
  ])
  return async (url, init) => {
    const verb = verbs.get(new URL(url).pathname)
    if (!verb) return new Response(null, { status: 404 })
    const { status, body } = await verb(JSON.parse(String(init.body)))
    return Response.json(body, { status })
  }
}
