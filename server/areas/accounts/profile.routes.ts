import { AddressChange, AddressMessage, AddressName, NewAddress, ProfileChange, UserMessage } from '../../../contract/accounts.ts'
import { Failure } from '../../../contract/errors.ts'
import { requireUser } from '../../platform/http/auth-guards.ts'
import { languageOf } from '../../platform/http/language.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import { addAddress, changeAddress, deleteAddress } from './address-book/address-book.ts'
import { changeProfile } from './change-profile.ts'
import { forUsers } from './get-user.ts'
import { message } from './response-messages.ts'

/** The user's own profile. */
export function profileRoutes(app: App, platform: Platform): void {
  const tags = ['users']
  const failures = { 400: Failure, 401: Failure, 403: Failure, 404: Failure, 409: Failure }

  app.patch(
    '/api/users/update-profile',
    { ...forUsers, schema: { tags, body: ProfileChange, response: { 200: UserMessage, ...failures } } },
    async (request) => {
      const user = await changeProfile(platform, requireUser(request), { change: request.body, language: languageOf(request.raw, true) })
      return { user, message: message(request, 'profileSaved') }
    },
  )

  app.post(
    '/api/users/add-address',
    { ...forUsers, schema: { tags, body: NewAddress, response: { 201: AddressMessage, ...failures } } },
    async (request, reply) => {
      const address = await addAddress(platform, requireUser(request).userId, request.body)
      return reply.code(201).send({ address, message: message(request, 'addressAdded') })
    },
  )

  app.patch(
    '/api/users/update-address',
    { ...forUsers, schema: { tags, body: AddressChange, response: { 200: AddressMessage, ...failures } } },
    async (request) => {
      const { addressId, ...changes } = request.body
      const address = await changeAddress(platform, { userId: requireUser(request).userId, addressId }, changes)
      return { address, message: message(request, 'addressSaved') }
    },
  )

  app.delete(
    '/api/users/delete-address',
    { ...forUsers, schema: { tags, body: AddressName, response: { 200: AddressMessage, ...failures } } },
    async (request) => {
      const address = await deleteAddress(platform, { userId: requireUser(request).userId, addressId: request.body.addressId })
      return { address, message: message(request, 'addressDeleted') }
    },
  )
}
