import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { AppError } from './errors.ts'
import type { App } from './validation.ts'

/**
 * A scope of its own for routes that take one file, because it parses nothing else. Where the start of the app
 * does not wait for it, it must not be awaited: that would wait for the start.
 */
export function openUploadScope(app: App, fileSize: number, addRoutes: (scope: App) => void): PromiseLike<unknown> {
  return app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    await scope.register(multipart, {
      limits: { files: 1, fileSize, fields: 5, fieldSize: 200, fieldNameSize: 100, headerPairs: 20 },
    })
    addRoutes(scope.withTypeProvider<ZodTypeProvider>() as unknown as App)
  })
}

/** The file in the field `file`. */
export async function readUpload(request: FastifyRequest): Promise<{ fileName: string; content: Buffer }> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type')
  try {
    const file = await request.file()
    if (file?.fieldname === 'file') return { fileName: file.filename, content: await file.toBuffer() }
  } catch (error) {
    // Errors of multipart parsing have no code.
    throw (error as { code?: string }).code ? error : new AppError('malformed_body')
  }
  throw new AppError('invalid_input', { issues: [{ path: 'file', key: 'required' }] })
}
