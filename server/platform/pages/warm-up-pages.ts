import type { FastifyInstance } from 'fastify'
import { languages } from '../../../contract/language/language.schema.ts'
import type { PageRenderer } from '../../../contract/pages/page-renderer.ts'
import { type Config, isTrialShop } from '../config.ts'
import type { PublicReads } from '../http/public-read.ts'
import { inProcessTransport } from './in-process-transport.ts'
import { createRenderMeta } from './page-headers.ts'

type Deps = { web: PageRenderer; config: Config; reads: PublicReads }

/** Renders a page in each language, so that the first visitor does not wait for code to be compiled. */
export function warmUpPages(app: FastifyInstance, { web, config, reads }: Deps): void {
  for (const language of languages) {
    const context = { language, publicUrl: config.publicUrl, isTrial: isTrialShop(config) }
    web.warmUp?.({ ...context, transport: inProcessTransport(app, { ...context, caller: null, meta: createRenderMeta(), reads }) })
  }
}
