import multipart from '@fastify/multipart'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { maxUploadBytes } from '../../../contract/media.ts'
import type { App } from '../../platform/http/validation.ts'

/** Registers routes that take files. Encapsulated: no other route parses multipart forms. */
export async function withUploads(app: App, files: number, register: (app: App) => void): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    await scope.register(multipart, {
      limits: { files, fileSize: maxUploadBytes, fields: 10, fieldSize: 1_000, fieldNameSize: 100, headerPairs: 20 },
      throwFileSizeLimit: false,
    })
    register(scope.withTypeProvider<ZodTypeProvider>() as unknown as App)
  })
}
