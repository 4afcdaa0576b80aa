import { CurrentPushDevice, type NewPushDevice } from '../../../../contract/admin/push.ts'
import { browserApi } from '../../api/browser-api.ts'
import { findPushSupport, type PushSupport } from './push-support.rule.ts'

/** Call in the browser only. */
export function readPushSupport(): PushSupport {
  const hasPush = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  return findPushSupport({
    isSecure: window.isSecureContext,
    hasPush,
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    isInstalled: matchMedia('(display-mode: standalone)').matches,
    permission: hasPush ? Notification.permission : 'default',
  })
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/')
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Which of the person's devices this browser is, null where it is none. The device stays with the session there is now. */
export async function findCurrentDevice(): Promise<string | null> {
  const subscription = readPushSupport() === 'ready' && Notification.permission === 'granted' ? await findSubscription() : null
  if (!subscription) return null
  const { endpoint } = subscription
  return (await browserApi().send('POST', '/api/admin/push/devices/current', { endpoint }, CurrentPushDevice)).data.deviceId
}

/**
 * Subscribes this browser. Call it first in the handler of a press: a browser asks for the permission only then.
 * `denied`: the person said no. `failed`: the browser could not reach its push service.
 */
export async function subscribe(publicKey: string): Promise<NewPushDevice | 'denied' | 'failed'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  try {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
    const { pushManager } = await navigator.serviceWorker.ready
    // It may be of another key: of this shop before it was set up again.
    await (await pushManager.getSubscription())?.unsubscribe()
    const { endpoint, keys } = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })).toJSON()
    const { p256dh, auth } = keys ?? {}
    return endpoint && p256dh && auth ? { endpoint, keys: { p256dh, auth } } : 'failed'
  } catch {
    return 'failed'
  }
}

export async function unsubscribe(): Promise<void> {
  await (await findSubscription())?.unsubscribe()
}
