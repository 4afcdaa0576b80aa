import './banner.css'
import { BannerDone, BannerMessage } from '../../../../../contract/admin/banners.ts'
import { type Banner, BannerList } from '../../../../../contract/content.ts'
import { useBilingual } from '../../../i18n/use-bilingual.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { paths } from '../../../paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Link } from '../../../ui/link.tsx'
import { toast } from '../../../ui/toast.tsx'
import { adminApi } from '../../admin-api.ts'
import { adminPaths } from '../../admin-paths.ts'
import { AdminPage } from '../../components/admin-page.tsx'
import { confirm } from '../../components/confirm-store.ts'
import { FailureBanner } from '../../components/failure-banner.tsx'
import { prefixError } from '../../components/prefix-error.ts'
import { ReorderList } from '../../components/table/reorder-list.tsx'
import { useReorder } from '../../components/table/use-reorder.ts'
import { useAdminRequest } from '../../use-admin-request.ts'
import type { Route } from './+types/page'
import { BannerRow } from './banner-row.tsx'
import { bannerStateOf } from './banner-state.rule.ts'

export async function loader(args: Route.LoaderArgs) {
  const { data } = await adminApi(args).get('/api/banner?all=true', BannerList)
  return { banners: data, now: Date.now() }
}

export default function BannersPage({ loaderData: { banners, now } }: Route.ComponentProps) {
  const { t } = useTranslation(['banners', 'media'])
  const read = useBilingual()
  const { call, failure, clearFailure } = useAdminRequest()
  const ordering = useReorder(banners, {
    method: 'PATCH',
    path: '/api/banner/order',
    schema: BannerDone,
    onSaved: () => toast({ text: t('ordered') }),
  })
  const shownIds = banners.filter((banner) => bannerStateOf(banner, now) === 'shown').map(({ _id }) => _id)

  function move(next: Banner[]): void {
    clearFailure()
    void ordering.reorder(next)
  }

  async function turn({ _id, active }: Banner): Promise<void> {
    ordering.clearFailure()
    if (await call('PATCH', `/api/banner/${_id}`, { newBanner: { active: !active } }, BannerMessage)) toast({ text: t('saved') })
  }

  async function remove({ _id, title }: Banner): Promise<void> {
    const question = { title: t('deleteTitle', { name: read(title) }), text: t('deleteText'), verb: t('deleteVerb') }
    if (!(await confirm({ ...question, isDestructive: true }))) return
    ordering.clearFailure()
    if (await call('DELETE', `/api/banner/${_id}`, undefined, BannerDone)) toast({ text: t('deleted') })
  }

  const add = <ButtonLink to={adminPaths.addBanner()}>{t('add')}</ButtonLink>
  return (
    <AdminPage title={t('title')} back={{ label: t('media:title'), to: adminPaths.media() }} actions={add}>
      <FailureBanner failure={prefixError(ordering.failure ?? failure, t('failed'))} />
      {banners.length === 0 ? (
        <EmptyState art="rabbit" title={t('none.title')} text={t('none.text')}>
          {add}
        </EmptyState>
      ) : (
        <>
          {shownIds.length === 0 && (
            <Alert tone="info" title={t('noneShown')} className="mb-4">
              <p>
                {t('noneShownText')} <Link to={paths.home()}>{t('preview')}</Link>
              </p>
            </Alert>
          )}
          <p className="mb-4 text-soft">{t('intro')}</p>
          <ReorderList items={ordering.shown} idOf={({ _id }) => _id} nameOf={({ title }) => read(title)} onReorder={move}>
            {(banner) => (
              <BannerRow
                banner={banner}
                state={bannerStateOf(banner, now)}
                isFirst={banner._id === shownIds[0]}
                onTurn={() => void turn(banner)}
                onDelete={() => void remove(banner)}
              />
            )}
          </ReorderList>
        </>
      )}
    </AdminPage>
  )
}
