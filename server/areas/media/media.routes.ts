import { z } from 'zod'
import { imageTypes } from '../../../contract/image-variants.ts'
import { AppError } from '../../platform/http/errors.ts'
import { picturePolicy, removeDocumentHeaders } from '../../platform/http/security-headers.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import { readOriginalInstead, readStoredVariant } from './get-variant.ts'
import { formatOf, readVariant } from './variant-names.rule.ts'

const year = 31_536_000

/** A picture's URL never changes its content. */
const headers = {
  'cache-control': `public, max-age=${year}, immutable`,
  'content-security-policy': picturePolicy,
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
}

export function mediaRoutes(app: App, platform: Platform): void {
  const schema = { hide: true, params: z.object({ id: z.string(), file: z.string() }) }
  app.get('/media/:id/:file', { config: { admitsItself: true }, schema }, async (request, reply) => {
    const { id, file } = request.params
    const variant = readVariant(file)
    // The id becomes part of a storage path: only our own format is accepted.
    if (!variant || !/^img_[0-9a-z]{26}$/.test(id)) {
      request.admit()
      throw new AppError('not_found')
    }
    const stored = await readStoredVariant(platform, id, variant)
    removeDocumentHeaders(reply)
    if (stored) return reply.headers(headers).type(imageTypes[formatOf(variant)]).send(stored)
    request.admit()
    const original = await readOriginalInstead(platform, id, variant)
    if (!original) throw new AppError('not_found')
    return reply
      .headers({ ...headers, 'cache-control': 'no-store' })
      .type(original.type)
      .send(original.content)
  })
}
