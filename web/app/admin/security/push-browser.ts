import { CurrentPushDevice, type NewPushDevice } from '../../../../contract/admin/push.ts'
import { browserApi } from '../../api/browser-api.ts'
import { findPushSupport, type PushSupport } from './push-support.rule.ts'

/** Only for the browser, not for server rendering. */
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

/** The id of this browser among the user's push devices, or null. Also binds the device to the current session. */
export async function findCurrentDevice(): Promise<string | null> {
  const subscription = readPushSupport() === 'ready' && Notification.permission === 'granted' ? await findSubscription() : null
  if (!subscription) return null
  const { endpoint } = subscription
  return (await browserApi().send('POST', '/api/admin/push/devices/current', { endpoint }, CurrentPushDevice)).data.deviceId
}

/**
 * Subscribes this browser. Call it first in a press handler, because browsers ask for permission only then. `denied`:
 * the user refused. `failed`: the browser could not reach its push service.
 */
export async function subscribe(publicKey: string): Promise<NewPushDevice | 'denied' | 'failed'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  try {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
    const { pushManager } = await navigator.serviceWorker.ready
    // An existing subscription may use another key, for example from before the shop was reinstalled.
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
