import { z } from 'zod'
import { CurrentPushDevice, NewPushDevice, PushDevices, PushEndpoint, PushTest } from '../../../../contract/admin/push.ts'
import { Failure } from '../../../../contract/errors.ts'
import { Id } from '../../../../contract/text.ts'
import { forStaff, requireStaff } from '../../../platform/http/auth-guards.ts'
import { languageOf } from '../../../platform/http/language.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { deviceName } from '../../accounts/accounts.ts'
import { addDevice, findCurrentDevice, listDevices, removeDevice, testDevice } from './change-devices.ts'
import type { PushClient } from './push.client.ts'
import type { PushKeys } from './push.sql.ts'

const tags = ['admin']
const refusals = { 400: Failure, 401: Failure, 403: Failure, 404: Failure, 429: Failure }

type PushParts = { readKeys: () => Promise<PushKeys>; push: PushClient }

/** The devices that notify a staff member of new orders: each user sees their own. */
export function pushDeviceRoutes(app: App, platform: Platform, { readKeys, push }: PushParts): void {
  const { db } = platform
  const readDevices = async (userId: string): Promise<PushDevices> => {
    const { publicKey } = await readKeys()
    return { data: { publicKey, devices: await listDevices(db, userId) } }
  }

  const list = { tags, response: { 200: PushDevices, ...refusals } }
  app.get('/api/admin/push/devices', { ...forStaff, schema: list }, (request) => readDevices(requireStaff(request).userId))

  const add = { tags, body: NewPushDevice, response: { 201: CurrentPushDevice, ...refusals } }
  app.post('/api/admin/push/devices', { ...forStaff, schema: add }, async (request, reply) => {
    const device = deviceName(request.headers['user-agent'] ?? '')
    const language = languageOf(request.raw, true)
    const deviceId = await addDevice(platform, requireStaff(request), { subscription: request.body, device, language })
    return reply.code(201).send({ data: { deviceId } })
  })

  const current = { tags, body: PushEndpoint, response: { 200: CurrentPushDevice, ...refusals } }
  app.post('/api/admin/push/devices/current', { ...forStaff, schema: current }, async (request) => ({
    data: { deviceId: await findCurrentDevice(db, requireStaff(request), request.body.endpoint) },
  }))

  const params = z.object({ id: Id })
  const test = { tags, params, response: { 200: PushTest, ...refusals } }
  app.post('/api/admin/push/devices/:id/test', { ...forStaff, schema: test }, async (request) => {
    const { userId } = requireStaff(request)
    return { data: { outcome: await testDevice(platform, push, { id: request.params.id, userId }) } }
  })

  const remove = { tags, params, response: { 200: PushDevices, ...refusals } }
  app.delete('/api/admin/push/devices/:id', { ...forStaff, schema: remove }, async (request) => {
    const { userId } = requireStaff(request)
    await removeDevice(db, { id: request.params.id, userId })
    return readDevices(userId)
  })
}
