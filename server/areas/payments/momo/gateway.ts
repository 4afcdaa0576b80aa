import type { App } from '../../../platform/http/validation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { sandboxRoutes } from '../momo-sandbox/momo-sandbox.routes.ts'
import { createMomoSandboxStore, readSandboxCredentials } from '../momo-sandbox/momo-sandbox.sql.ts'
import { createMomoSandbox } from '../momo-sandbox/momo-sandbox.ts'
import { createSandboxFetch } from '../momo-sandbox/sandbox-fetch.ts'
import { createMomo, type Momo } from './momo.client.ts'
import type { MomoFetch } from './momo-post.ts'

/** For tests: a `fetch` in place of the network, and a shorter timeout. */
export type GatewayParts = { fetch?: MomoFetch; timeoutMs?: number }

/** MoMo where the shop has its keys, else the wallet sandbox where that is on (SANDBOX), else null. */
export async function openGateway(
  app: App,
  platform: Platform,
  { fetch = globalThis.fetch, timeoutMs }: GatewayParts,
): Promise<Momo | null> {
  const { momo, sandbox } = platform.config
  if (momo) return createMomo({ ...momo, fetch, ...(timeoutMs === undefined ? {} : { timeoutMs }) })
  return sandbox ? openSandbox(app, platform) : null
}

async function openSandbox(app: App, platform: Platform): Promise<Momo> {
  const { publicUrl } = platform.config
  const credentials = await readSandboxCredentials(platform.db)
  const sandbox = createMomoSandbox({
    store: createMomoSandboxStore(platform.db),
    credentials,
    clock: platform.clock.now,
    payPage: (t) => `${publicUrl}/sandbox/momo/pay?t=${encodeURIComponent(t)}`,
  })
  sandboxRoutes(app, platform, sandbox)
  return createMomo({ ...credentials, endpoint: publicUrl, fetch: createSandboxFetch(sandbox) })
}
