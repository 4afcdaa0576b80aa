/** What a browser says of itself; read where there is one (`use-push.ts`). */
export type BrowserFacts = {
  isSecure: boolean
  hasPush: boolean
  userAgent: string
  touchPoints: number
  /** Opened from the home screen. */
  isInstalled: boolean
  permission: NotificationPermission
}

/** `ready`: can be switched on, or is. Everything else is a reason why not. */
export type PushSupport = 'ready' | 'insecure' | 'install' | 'unsupported' | 'denied'

export function findPushSupport({ isSecure, hasPush, userAgent, touchPoints, isInstalled, permission }: BrowserFacts): PushSupport {
  if (!isSecure) return 'insecure'
  // An iPad calls itself a Mac.
  const isAppleTouch = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)
  if (isAppleTouch && !isInstalled && !hasPush) return 'install'
  if (!hasPush) return 'unsupported'
  return permission === 'denied' ? 'denied' : 'ready'
}
