import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  ImageChange,
  ImageIds,
  ImagePage,
  ImagesDeleted,
  ImagesQuery,
  OneImage,
  UploadRefused,
  UploadResponse,
} from '../../../contract/admin/media.ts'
import { Failure } from '../../../contract/errors.ts'
import { maxUploads } from '../../../contract/media.ts'
import { Id } from '../../../contract/text.ts'
import { forAdmins, requireAdmin } from '../../platform/http/auth-guards.ts'
import { AppError, failureOf, statusOf } from '../../platform/http/errors.ts'
import { languageOf } from '../../platform/http/language.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import { changeAltTexts, deleteImages, getImagePage, getImages } from './library.ts'
import { readUploads, type SavedFile } from './read-uploads.ts'
import { withUploads } from './upload-scope.ts'

const tags = ['images']
const refusals = { 400: Failure, 401: Failure, 403: Failure, 404: Failure, 409: Failure }
const params = z.object({ id: Id })
const uploaded = {
  vi: (count: number) => `Đã tải lên ${count} ảnh.`,
  en: (count: number) => `${count} ${count === 1 ? 'picture' : 'pictures'} uploaded.`,
} as const
const changed = { vi: 'Đã lưu mô tả ảnh.', en: 'The description has been saved.' } as const
const deleted = {
  vi: (count: number) => `Đã xoá ${count} ảnh.`,
  en: (count: number) => `${count} ${count === 1 ? 'picture' : 'pictures'} deleted.`,
} as const

export async function libraryRoutes(app: App, platform: Platform): Promise<void> {
  const { db } = platform
  const list = { tags, querystring: ImagesQuery, response: { 200: ImagePage, ...refusals } }
  app.get('/api/images', { ...forAdmins, schema: list }, async (request) => getImagePage(db, request.query, languageOf(request.raw, true)))

  const change = { tags, params, body: ImageChange, response: { 200: OneImage, ...refusals } }
  app.patch('/api/images/:id', { ...forAdmins, schema: change }, async (request) => {
    const language = languageOf(request.raw, true)
    const { id: imageId } = request.params
    await changeAltTexts(platform, { imageId, alt: request.body.alt, adminId: requireAdmin(request).userId })
    const [image] = await getImages(db, [imageId], language)
    if (!image) throw new AppError('not_found')
    return { data: { image }, message: changed[language] }
  })

  const remove = { tags, params, response: { 200: ImagesDeleted, ...refusals } }
  app.delete('/api/images/:id', { ...forAdmins, schema: remove }, async (request) => {
    const language = languageOf(request.raw, true)
    const count = await deleteImages(platform, [request.params.id], requireAdmin(request).userId, language)
    if (count === 0) throw new AppError('not_found')
    return { message: deleted[language](count) }
  })
  const removeMany = { tags, body: ImageIds, response: { 200: ImagesDeleted, ...refusals } }
  app.delete('/api/images', { ...forAdmins, schema: removeMany }, async (request) => {
    const language = languageOf(request.raw, true)
    const count = await deleteImages(platform, request.body.ids, requireAdmin(request).userId, language)
    return { message: deleted[language](count) }
  })

  await withUploads(app, maxUploads, (scope) => uploadRoute(scope, platform))
}

function uploadRoute(deps: App, platform: Platform): void {
  const upload = {
    tags,
    consumes: ['multipart/form-data'],
    response: { 201: UploadResponse, 400: UploadRefused, 401: Failure, 403: Failure, 413: Failure, 415: Failure },
  }
  deps.post('/api/images/upload-many', { ...forAdmins, schema: upload }, async (request, reply) => {
    const language = languageOf(request.raw, true)
    const files = await saveFiles(request)
    if (files.length === 0) throw new AppError('invalid_input', { issues: [{ path: 'images', key: 'required' }] })
    const { ids, rejected } = await readUploads(platform, files, { adminId: requireAdmin(request).userId, language })
    if (ids.length === 0) {
      const refused = failureOf(new AppError('images_refused'), language)
      return reply.code(statusOf('images_refused') as 400).send({ ...refused, rejected })
    }
    const images = await getImages(platform.db, ids, language)
    return reply.code(201).send({ images, ...(rejected.length > 0 ? { rejected } : {}), message: uploaded[language](ids.length) })
  })
}

/** Writes all files to disk first: an interrupted upload changes nothing. The files are removed after the response. */
async function saveFiles(request: FastifyRequest): Promise<SavedFile[]> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type')
  try {
    const { files } = await request.saveRequestFiles()
    return files
      .filter(({ fieldname }) => fieldname === 'images')
      .map(({ filename, filepath, file }) => ({ filename: filename ?? '', path: filepath, isTooLarge: file.truncated }))
  } catch (error) {
    // Errors of multipart parsing have no code; a full disk has one.
    throw (error as { code?: string }).code ? error : new AppError('malformed_body')
  }
}
