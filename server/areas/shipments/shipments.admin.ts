import { z } from 'zod'
import { OrderDeleted as Deleted } from '../../../contract/admin/orders.ts'
import {
  CodesFile,
  maxCodesBytes,
  maxCodesRows,
  NewShipment,
  ShipmentChange,
  ShipmentMessage,
  ShipmentPage,
  ShipmentStatusChange,
  ShipmentsQuery,
} from '../../../contract/admin/shipments.ts'
import { Failure } from '../../../contract/errors.ts'
import { Id } from '../../../contract/text.ts'
import { forStaff, requireStaff } from '../../platform/http/auth-guards.ts'
import { AppError } from '../../platform/http/errors.ts'
import { languageOf } from '../../platform/http/language.ts'
import { openUploadScope, readUpload } from '../../platform/http/single-upload.ts'
import type { App } from '../../platform/http/validation.ts'
import { readTable } from '../../platform/read-table.ts'
import type { ParcelDeps } from './move-shipment.ts'
import { presentShipmentForAdmin } from './present-shipment.rule.ts'
import { listShipments } from './read-shipments.ts'
import type { StoredShipment } from './shipments.sql.ts'
import { changeShipment, changeShipmentStatus, createShipment, deleteShipment } from './write-shipment.ts'

const tags = ['shipments']
const params = z.object({ id: Id })
const refusals = { 400: Failure, 401: Failure, 403: Failure, 404: Failure, 409: Failure }
const created = { vi: 'Đã tạo vận đơn.', en: 'The shipment has been created.' } as const
const changed = { vi: 'Đã cập nhật vận đơn.', en: 'The shipment has been updated.' } as const
const deleted = { vi: 'Đã xoá vận đơn.', en: 'The shipment has been deleted.' } as const

export function shipmentAdminRoutes(app: App, deps: ParcelDeps): void {
  const list = { tags, querystring: ShipmentsQuery, response: { 200: ShipmentPage, ...refusals } }
  // The specification names the list in the singular; both URLs work.
  for (const path of ['/api/shipment', '/api/shipments']) {
    app.get(path, { ...forStaff, schema: list }, ({ query }) => listShipments(deps.platform.db, query))
  }

  const create = { tags, body: NewShipment, response: { 201: ShipmentMessage, ...refusals } }
  app.post('/api/shipments', { ...forStaff, schema: create }, async (request, reply) => {
    const shipment = await createShipment(deps, request.body, requireStaff(request).userId)
    return reply.code(201).send({ data: { shipment: presentShipmentForAdmin(shipment) }, message: created[languageOf(request.raw, true)] })
  })

  const answerChanged = (shipment: StoredShipment, raw: Parameters<typeof languageOf>[0]) => ({
    data: { shipment: presentShipmentForAdmin(shipment) },
    message: changed[languageOf(raw, true)],
  })
  const change = { tags, params, response: { 200: ShipmentMessage, ...refusals } }
  app.put('/api/shipments/:id/status', { ...forStaff, schema: { ...change, body: ShipmentStatusChange } }, async (request) => {
    const { userId: adminId } = requireStaff(request)
    return answerChanged(await changeShipmentStatus(deps, { ...request.params, ...request.body, adminId }), request.raw)
  })
  app.patch('/api/shipments/:id', { ...forStaff, schema: { ...change, body: ShipmentChange } }, async (request) => {
    const { userId } = requireStaff(request)
    return answerChanged(await changeShipment(deps, request.params.id, request.body, userId), request.raw)
  })

  const file = { tags, consumes: ['multipart/form-data'], response: { 200: CodesFile, ...refusals, 413: Failure, 415: Failure } }
  void openUploadScope(app, maxCodesBytes, (scope) =>
    scope.post('/api/shipments/read-file', { ...forStaff, bodyLimit: maxCodesBytes, schema: file }, async (request) => {
      const { content } = await readUpload(request)
      const rows = readTable(content, maxCodesRows)
      if (rows.length <= maxCodesRows) return { data: { rows: rows.map(({ cells }) => cells) } }
      throw new AppError('invalid_input', { issues: [{ path: 'file', key: `csv_too_many:${maxCodesRows}` }] })
    }),
  )

  app.delete('/api/shipments/:id', { ...forStaff, schema: { tags, params, response: { 200: Deleted, ...refusals } } }, async (request) => {
    await deleteShipment(deps, request.params.id, requireStaff(request).userId)
    return { message: deleted[languageOf(request.raw, true)] }
  })
}
