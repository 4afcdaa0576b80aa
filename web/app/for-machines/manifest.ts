import { SettingsAnswer } from '../../../contract/content.ts'
import { publicApi } from '../api.ts'
import { throwRouteError } from '../api-error.ts'
import { paths } from '../paths.ts'
import { visitContext } from '../visit.ts'
import type { Route } from './+types/manifest'

const icon = (name: string, sizes: string, more: Record<string, string> = {}) => ({
  src: `/art/${name}`,
  sizes,
  type: name.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
  ...more,
})

/** How the shop looks among the apps of a phone, under the name its owner gave it. */
export async function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(visitContext)
  const { brand } = (await publicApi(context).get('/api/settings', SettingsAnswer).catch(throwRouteError)).data.settings
  const tagline = brand.tagline[language]
  const manifest = {
    id: '/',
    lang: language,
    name: tagline ? `${brand.name} · ${tagline}` : brand.name,
    short_name: brand.name,
    description: tagline || undefined,
    start_url: paths.home(),
    scope: '/',
    display: 'standalone',
    background_color: '#fbf7f0',
    theme_color: '#fbf7f0',
    categories: ['shopping'],
    icons: [
      icon('favicon.svg', 'any'),
      icon('icon-192.png', '192x192'),
      icon('icon-512.png', '512x512'),
      icon('icon-maskable-512.png', '512x512', { purpose: 'maskable' }),
    ],
  }
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' } })
}
