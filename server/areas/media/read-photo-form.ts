import type { FastifyRequest } from 'fastify'
import { AppError } from '../../platform/http/errors.ts'

export type UploadedPhoto = { content: Buffer; name: string }

/**
 * Reads a form with one file, `photo`, and its texts by name. It is read as a whole: an interrupted upload changes nothing.
 * An empty file counts as none.
 */
export async function readPhotoForm(request: FastifyRequest): Promise<{ photo: UploadedPhoto | null; texts: Map<string, string> }> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type')
  let photo: UploadedPhoto | null = null
  const texts = new Map<string, string>()
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const content = await part.toBuffer()
        if (part.file.truncated) throw new AppError('too_large')
        if (part.fieldname === 'photo' && content.length > 0) photo = { content, name: part.filename }
      } else texts.set(part.fieldname, String(part.value))
    }
  } catch (error) {
    // Errors of multipart parsing have no code.
    throw (error as { code?: string }).code ? error : new AppError('malformed_body')
  }
  return { photo, texts }
}
