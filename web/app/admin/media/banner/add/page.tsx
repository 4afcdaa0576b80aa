import { useTranslation } from '../../../../i18n/use-translation.ts'
import { adminPaths } from '../../../admin-paths.ts'
import { AdminPage } from '../../../components/admin-page.tsx'
import { BannerEditor } from '../banner-editor.tsx'
import { loadLinkSuggestions } from '../load-link-suggestions.ts'
import type { Route } from './+types/page'

export async function loader(args: Route.LoaderArgs) {
  return { links: await loadLinkSuggestions(args) }
}

export default function AddBannerPage({ loaderData: { links } }: Route.ComponentProps) {
  const { t } = useTranslation('banners')
  return (
    <AdminPage title={t('addTitle')} back={{ label: t('title'), to: adminPaths.banners() }}>
      <BannerEditor banner={null} links={links} />
    </AdminPage>
  )
}
