import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { SettingsResponse } from '../../../contract/content.ts'
import { unbrokenPhone } from '../../../contract/phone-number.ts'
import { publicApi } from '../api/api.ts'
import { throwRouteError } from '../api/api-error.ts'
import { requestContext } from '../api/request-context.ts'
import type { Route } from './+types/offline'
import { OfflineDocument } from './offline-document.tsx'

/** The page that the service worker caches for the time without a network: rendered here without any of the shop's scripts. */
export async function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(requestContext)
  const { brand } = (await publicApi(context).get('/api/settings', SettingsResponse).catch(throwRouteError)).data.settings
  const page = createElement(OfflineDocument, { language, brand: { ...brand, phoneText: unbrokenPhone(brand.phone) } })
  return new Response(`<!doctype html>${renderToStaticMarkup(page)}`, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}
