import { OneBanner } from '../../../../../../contract/content.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { adminApi } from '../../../admin-api.ts'
import { adminPaths } from '../../../admin-paths.ts'
import { AdminPage } from '../../../components/admin-page.tsx'
import { BannerEditor } from '../banner-editor.tsx'
import { loadLinkSuggestions } from '../load-link-suggestions.ts'
import type { Route } from './+types/page'

export async function loader(args: Route.LoaderArgs) {
  const [{ data }, links] = await Promise.all([
    adminApi(args).get(`/api/banner/${encodeURIComponent(args.params.id)}`, OneBanner),
    loadLinkSuggestions(args),
  ])
  return { banner: data.banner, links }
}

export default function EditBannerPage({ loaderData: { banner, links } }: Route.ComponentProps) {
  const { t } = useTranslation('banners')
  return (
    <AdminPage title={t('editTitle')} back={{ label: t('title'), to: adminPaths.banners() }}>
      <BannerEditor key={banner._id} banner={banner} links={links} />
    </AdminPage>
  )
}
