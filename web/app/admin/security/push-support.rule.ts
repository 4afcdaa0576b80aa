/** What `push-browser.ts` reads from the browser. */
export type BrowserFacts = {
  isSecure: boolean
  hasPush: boolean
  userAgent: string
  touchPoints: number
  /** Opened from the home screen. */
  isInstalled: boolean
  permission: NotificationPermission
}

/** `ready`: notifications can be switched on, or are on. The others say why not. */
export type PushSupport = 'ready' | 'insecure' | 'install' | 'unsupported' | 'denied'

export function findPushSupport({ isSecure, hasPush, userAgent, touchPoints, isInstalled, permission }: BrowserFacts): PushSupport {
  if (!isSecure) return 'insecure'
  // An iPad reports itself as a Mac.
  const isAppleTouch = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)
  if (isAppleTouch && !isInstalled && !hasPush) return 'install'
  if (!hasPush) return 'unsupported'
  return permission === 'denied' ? 'denied' : 'ready'
}
