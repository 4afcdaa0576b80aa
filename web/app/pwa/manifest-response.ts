import type { RouterContextProvider } from 'react-router'
import { type BrandLogo, SettingsResponse } from '../../../contract/content.ts'
import { imageTypes, imageVariantUrl, imageWidths } from '../../../contract/image-variants.ts'
import { adminPaths } from '../admin/admin-paths.ts'
import { publicApi } from '../api/api.ts'
import { throwRouteError } from '../api/api-error.ts'
import { requestContext } from '../api/request-context.ts'
import { paths } from '../paths.ts'

const icon = (name: string, sizes: string, more: Record<string, string> = {}) => ({
  src: `/art/${name}`,
  sizes,
  type: name.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
  ...more,
})

/** A square logo is the icon of the app; a wide one would be too small to read. Installing needs 192 and 512 px. */
function logoIcons(logo: BrandLogo | undefined) {
  if (!logo || logo.width !== logo.height || logo.width < 512) return undefined
  const widths = imageWidths(logo).filter((width) => width === 320 || width === logo.width)
  return widths.map((width) => ({ src: imageVariantUrl(logo._id, width, 'webp'), sizes: `${width}x${width}`, type: imageTypes.webp }))
}

const adminName = { vi: 'Quản lý', en: 'Admin' }

/**
 * The web app manifest under the shop's name. Both apps have the whole site as scope, because sign-in is part of the admin's app too.
 */
export async function manifestResponse(context: Readonly<RouterContextProvider>, app: 'shop' | 'admin'): Promise<Response> {
  const { language } = context.get(requestContext)
  const { brand } = (await publicApi(context).get('/api/settings', SettingsResponse).catch(throwRouteError)).data.settings
  const tagline = brand.tagline[language]
  const own =
    app === 'admin'
      ? {
          id: adminPaths.home(),
          name: `${brand.name} · ${adminName[language]}`,
          short_name: `${adminName[language]} ${brand.name}`,
          start_url: adminPaths.home(),
        }
      : {
          id: '/',
          name: tagline ? `${brand.name} · ${tagline}` : brand.name,
          short_name: brand.name,
          description: tagline || undefined,
          start_url: paths.home(),
          categories: ['shopping'],
        }
  const manifest = {
    ...own,
    lang: language,
    scope: '/',
    display: 'standalone',
    background_color: '#fbf7f0',
    theme_color: '#fbf7f0',
    icons: logoIcons(brand.logo) ?? [
      icon('favicon.svg', 'any'),
      icon('icon-192.png', '192x192'),
      icon('icon-512.png', '512x512'),
      icon('icon-maskable-512.png', '512x512', { purpose: 'maskable' }),
    ],
  }
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' } })
}
