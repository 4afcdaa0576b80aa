import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { SettingsAnswer } from '../../../../contract/content.ts'
import { unbrokenPhone } from '../../../../contract/phone-number.ts'
import { publicApi } from '../../api.ts'
import { throwRouteError } from '../../api-error.ts'
import { visitContext } from '../../visit.ts'
import type { Route } from './+types/page'
import { OfflineDocument } from './offline-document.tsx'

/** What the service worker keeps for when there is no network: made here, without any of the shop's scripts. */
export async function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(visitContext)
  const { brand } = (await publicApi(context).get('/api/settings', SettingsAnswer).catch(throwRouteError)).data.settings
  const page = createElement(OfflineDocument, { language, brand: { ...brand, phoneText: unbrokenPhone(brand.phone) } })
  return new Response(`<!doctype html>${renderToStaticMarkup(page)}`, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}
