import { eq } from 'drizzle-orm'
import { schema } from '../platform/database/client.ts'
import { openCheckoutFixture } from './checkout-fixture.ts'
import { newTestDevice, openTestPushService, type TestDevice } from './push-service-fixture.ts'
import type { Visitor } from './shop-fixture.ts'
import { signInAdmin, signUp } from './users-fixture.ts'

const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'

export type PushFixture = Awaited<ReturnType<typeof openPushFixture>>

/** For tests: a checkout with an admin, whose push notifications go to a test service. */
export async function openPushFixture() {
  const service = await openTestPushService()
  const checkout = await openCheckoutFixture({}, {}, { pushOrigin: service.origin })
  const admin = await signInAdmin(checkout)
  return {
    service,
    checkout,
    admin,
    /** A new user with this role. */
    async newStaff(role: 'staff' | 'admin' = 'staff') {
      const staff = await signUp(checkout)
      await checkout.db.update(schema.users).set({ role }).where(eq(schema.users.id, staff.userId))
      return staff
    },
    async close() {
      await checkout.close()
      await service.close()
    },
  }
}

export const subscribe = (visitor: Visitor, { endpoint, keys }: TestDevice) =>
  visitor.post('admin/push/devices', { endpoint, keys }, { headers: { 'user-agent': phone } })

/** Enables a device for a visitor. */
export async function addDevice(visitor: Visitor, device = newTestDevice()): Promise<TestDevice & { id: string }> {
  const added = await subscribe(visitor, device)
  if (added.status !== 201) throw new Error(added.text)
  return Object.assign(device, { id: added.json.data.deviceId as string })
}

export const devicesOf = async (visitor: Visitor) =>
  (await visitor.get('admin/push/devices')).json.data.devices as { _id: string; device: string }[]
