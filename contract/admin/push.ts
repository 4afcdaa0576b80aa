import { z } from 'zod'

const base64url = (min: number, max: number) =>
  z
    .string()
    .min(min)
    .max(max)
    .regex(/^[\w-]+$/)
const endpoint = z.url({ protocol: /^https$/ }).max(1_000)

/** A browser's push subscription (`PushSubscription.toJSON()`). */
export const NewPushDevice = z.object({
  endpoint,
  keys: z.object({ p256dh: base64url(87, 88), auth: base64url(22, 24) }),
})
export type NewPushDevice = z.infer<typeof NewPushDevice>

/** The calling browser, identified by the endpoint of its subscription. */
export const PushEndpoint = z.object({ endpoint })

/** A device that notifies its user of new orders. Its endpoint and keys stay on the server. */
export const PushDevice = z.object({
  _id: z.string(),
  /** Browser and system, as in "Chrome, Android"; empty where the browser names neither. */
  device: z.string(),
  createdAt: z.string(),
  lastSuccessAt: z.string().nullable(),
  lastFailureAt: z.string().nullable(),
})
export type PushDevice = z.infer<typeof PushDevice>

/** The user's own devices, newest first, and the key a browser needs to subscribe. */
export const PushDevices = z.object({ data: z.object({ publicKey: z.string(), devices: z.array(PushDevice) }) })
export type PushDevices = z.infer<typeof PushDevices>

/** Null: this browser is not one of the user's devices. */
export const CurrentPushDevice = z.object({ data: z.object({ deviceId: z.string().nullable() }) })

/** `gone`: the browser ended its subscription, and the device was removed from the list. */
export const PushTestOutcome = z.enum(['sent', 'gone', 'failed'])
export type PushTestOutcome = z.infer<typeof PushTestOutcome>
export const PushTest = z.object({ data: z.object({ outcome: PushTestOutcome }) })
