import { SignInWays } from '../../../../contract/accounts.ts'
import type { Api } from '../../api/api.ts'
import { inAppBrowserOf } from '../../in-app/in-app-browser.rule.ts'

/** Whether Google sign-in is available: not configured, not in the browser of this app, or by the shop's client id. */
export type GoogleConfig = { kind: 'none' } | { kind: 'elsewhere' } | { kind: 'here'; clientId: string }

/** For loaders. If the settings cannot be read, the page still has its form. */
export async function readGoogleConfig(api: Api, request: Request): Promise<GoogleConfig> {
  const ways = await api.get('/api/users/sign-in-ways', SignInWays).catch(() => null)
  const google = ways?.data.google
  if (!google) return { kind: 'none' }
  const isInApp = inAppBrowserOf(request.headers.get('user-agent')) !== null
  return isInApp ? { kind: 'elsewhere' } : { kind: 'here', clientId: google.clientId }
}
