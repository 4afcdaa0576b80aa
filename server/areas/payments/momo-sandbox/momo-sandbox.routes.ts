import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { AppError } from '../../../platform/http/errors.ts'
import { createSandboxGuard } from '../../../platform/http/sandbox-guard.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { MomoSandbox } from './momo-sandbox.ts'
import type { MomoSandboxNotice, MomoSandboxSettled } from './sandbox-decision.ts'
import { sandboxPayPage, sandboxStyle } from './sandbox-page.ts'

const PayLink = z.object({ t: z.string().min(1).max(400), s: z.string().max(128) })
const Decision = z.object({ decision: z.enum(['pay', 'refuse', 'expire', 'pay-unheard']) })

/** The sandbox's pages in place of the wallet's app: pay, refuse, let the payment expire. */
export function sandboxRoutes(app: App, platform: Platform, sandbox: MomoSandbox): void {
  const { onRequest } = createSandboxGuard(platform.config)

  async function findPayment({ t, s }: z.infer<typeof PayLink>) {
    const payment = await sandbox.findByPayToken(t, s)
    if (!payment) throw new AppError('not_found')
    return payment
  }

  app.get('/sandbox/momo/style.css', { onRequest, schema: { hide: true } }, async (_request, reply) => {
    return reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(sandboxStyle)
  })

  app.get('/sandbox/momo/pay', { onRequest, schema: { hide: true, querystring: PayLink } }, async ({ query }, reply) => {
    const page = sandboxPayPage(await findPayment(query), platform.clock.now())
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page)
  })

  app.register(async (forms) => {
    forms.register(formbody)
    forms.post(
      '/sandbox/momo/pay',
      { onRequest, schema: { hide: true, querystring: PayLink, body: Decision } },
      async ({ query, body }, reply) => {
        const payment = await findPayment(query as z.infer<typeof PayLink>)
        const { decision } = body as z.infer<typeof Decision>
        const settled = await decide(sandbox, payment.orderId, decision)
        if (settled.kind === 'unknown-order') throw new AppError('not_found')
        if (decision !== 'pay-unheard') await deliver(app, platform, settled)
        return reply.redirect(settled.redirectUrl, 303)
      },
    )
  })
}

function decide(sandbox: MomoSandbox, orderId: string, decision: z.infer<typeof Decision>['decision']): Promise<MomoSandboxSettled> {
  if (decision === 'refuse') return sandbox.refuse(orderId)
  if (decision === 'expire') return sandbox.expire(orderId)
  return sandbox.pay(orderId)
}

/** Calls the shop back as MoMo does, at most twice. A lost callback is a normal case. */
async function deliver(app: Pick<FastifyInstance, 'inject'>, { log }: Platform, { ipnUrl, ipnBody }: MomoSandboxNotice): Promise<void> {
  for (let delivery = 0; delivery < 2; delivery++) {
    const { statusCode } = await app.inject({ method: 'POST', url: new URL(ipnUrl).pathname, payload: ipnBody })
    if (statusCode === 204) return
    log.warn({ statusCode }, 'the sandbox could not deliver its callback')
  }
}
