import { Child, ChildName, ChildrenResponse, DeviceChildren } from '../../../../contract/children.ts'
import { Failure } from '../../../../contract/errors.ts'
import { forUsers, requireUser } from '../../../platform/http/auth-guards.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { message } from '../response-messages.ts'
import { deleteChild, mergeDeviceChildren, readChildren, saveChild } from './change-children.ts'

/** The children a user chooses sizes for. Everything about a child is in the body, so that no URL or log names it. */
export function childrenRoutes(app: App, platform: Platform): void {
  const tags = ['users']
  const response = { 200: ChildrenResponse, 400: Failure, 401: Failure, 409: Failure }

  app.get('/api/users/children', { ...forUsers, schema: { tags, response } }, async (request) => ({
    data: { children: await readChildren(platform.db, requireUser(request).userId) },
  }))

  app.put('/api/users/children', { ...forUsers, schema: { tags, body: Child, response } }, async (request) => {
    const children = await saveChild(platform, requireUser(request).userId, request.body)
    return { data: { children }, message: message(request, 'childSaved') }
  })

  app.delete('/api/users/children', { ...forUsers, schema: { tags, body: ChildName, response } }, async (request) => {
    const children = await deleteChild(platform, { userId: requireUser(request).userId, childId: request.body.childId })
    return { data: { children }, message: message(request, 'childDeleted') }
  })

  app.post('/api/users/children/merge', { ...forUsers, schema: { tags, body: DeviceChildren, response } }, async (request) => ({
    data: { children: await mergeDeviceChildren(platform, requireUser(request).userId, request.body.children) },
  }))
}
