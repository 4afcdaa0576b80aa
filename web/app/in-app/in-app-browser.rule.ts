/** The browser inside an app. It refuses some things that the phone's own browser does. */
export type InAppBrowser = { app: App; platform: 'ios' | 'android' | 'other' }
type App = (typeof apps)[number][0] | 'other'

/** The first match counts: Messenger also names Facebook. */
const apps = [
  ['zalo', /Zalo/i],
  ['tiktok', /TikTok|musical_ly|trill|BytedanceWebview|BytedanceApp/i],
  ['instagram', /Instagram/i],
  ['facebook', /FBAN|FBAV|FB_IAB/i],
] as const

/** Other apps: Line, WeChat, and any Android WebView. */
const otherApps = /\bLine\/|MicroMessenger|; wv\)/i

/** The in-app browser of a user agent; null for a browser of its own. */
export function inAppBrowserOf(userAgent: string | null): InAppBrowser | null {
  if (userAgent === null) return null
  const known = apps.find(([, pattern]) => pattern.test(userAgent))?.[0]
  if (!known && !otherApps.test(userAgent)) return null
  const platform = /iPhone|iPad|iPod/.test(userAgent) ? 'ios' : /Android/.test(userAgent) ? 'android' : 'other'
  return { app: known ?? 'other', platform }
}

/**
 * A link that opens a page of this site in Chrome, out of an app on Android; `url` stands in where there is no Chrome. iOS
 * has nothing like it.
 */
export function intentUrl(url: string): string {
  const { host, pathname, search, protocol } = new URL(url)
  const scheme = protocol.slice(0, -1)
  return `intent://${host}${pathname}${search}#Intent;scheme=${scheme};package=com.android.chrome;S.browser_fallback_url=${encodeURIComponent(url)};end`
}
