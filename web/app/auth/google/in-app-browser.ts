/** Browsers inside other apps, in which Google refuses sign-in. */
const inAppPattern = /FBAN|FBAV|FB_IAB|Instagram|Zalo|TikTok|musical_ly|BytedanceWebview|BytedanceApp|\bLine\/|MicroMessenger|; wv\)/i

export function isInAppBrowser(userAgent: string | null): boolean {
  return userAgent !== null && inAppPattern.test(userAgent)
}
