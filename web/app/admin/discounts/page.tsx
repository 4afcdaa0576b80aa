import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type AdminDiscount, DiscountDeleted, DiscountMessage, DiscountPage } from '../../../../contract/admin/discounts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { withQuery } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { adminApi, pickParams } from '../admin-api.ts'
import { AdminPage } from '../components/admin-page.tsx'
import { confirm } from '../components/confirm-store.ts'
import { FailureBanner } from '../components/failure-banner.tsx'
import { prefixError } from '../components/prefix-error.ts'
import { BulkBar } from '../components/table/bulk-bar.tsx'
import { DataTable } from '../components/table/data-table.tsx'
import { FailedRows } from '../components/table/failed-rows.tsx'
import { FilterBar, FilterSelect } from '../components/table/filter-bar.tsx'
import { Pager } from '../components/table/pager.tsx'
import type { FailedItem } from '../components/table/send-in-chunks.ts'
import { useSelection } from '../components/table/use-selection.ts'
import { useListRequest } from '../use-list-request.ts'
import type { Route } from './+types/page'
import { useDiscountColumns } from './discount-columns.tsx'
import { DiscountDialog } from './discount-dialog.tsx'
import { discountUrl } from './discount-url.ts'
import { useManyDiscounts } from './use-many-discounts.ts'

const statuses = ['Active', 'Scheduled', 'Expired', 'Off'] as const
const filters = ['query', 'status'] as const
const pageSize = 50

export async function loader(args: Route.LoaderArgs) {
  const params = pickParams(args.url, ['page', ...filters])
  const list = await adminApi(args).get(withQuery('/api/discounts', { ...params, limit: pageSize }), DiscountPage)
  return { ...list, page: Number(params.page ?? 1) }
}

export default function DiscountsPage({ loaderData: { data: discounts, total, totalPage, page } }: Route.ComponentProps) {
  const { t } = useTranslation(['discounts', 'admin'])
  const [search] = useSearchParams()
  const [edited, setEdited] = useState<AdminDiscount | 'new' | null>(null)
  const { call, failure } = useListRequest()
  const [failed, setFailed] = useState<readonly FailedItem[]>([])
  const selection = useSelection(filters.map((name) => search.get(name) ?? '').join(' '))
  const chosen = discounts.filter(({ _id }) => selection.has(_id))
  const bulk = useManyDiscounts((outcome) => {
    selection.clear()
    setFailed(outcome.failed)
  })
  const { isBusy } = bulk.many
  const columns = useDiscountColumns({
    edit: setEdited,
    remove: (discount) => void remove(discount),
    toggleActive: (discount) => void toggleActive(discount),
  })

  async function remove(discount: AdminDiscount): Promise<void> {
    const { code } = discount
    const question = { title: t('removeTitle', { code }), text: t('removeText'), verb: t('removeVerb') }
    if (!(await confirm({ ...question, isDestructive: true }))) return
    if (await call('DELETE', discountUrl(code), undefined, DiscountDeleted)) toast({ text: t('admin:removed') })
  }

  async function toggleActive(discount: AdminDiscount): Promise<void> {
    const change = { code: { active: !discount.active } }
    if (await call('PATCH', discountUrl(discount.code), change, DiscountMessage)) toast({ text: t('admin:saved') })
  }

  const addButton = <Button onClick={() => setEdited('new')}>{t('add')}</Button>
  return (
    <AdminPage title={t('admin:sections.discounts')} actions={addButton}>
      <FailureBanner failure={prefixError(failure ?? bulk.many.failure, t('admin:notDone'))} />
      <FailedRows title={t('admin:notDone')} failed={failed} nameOf={(code) => code} />
      <FilterBar placeholder={t('search')}>
        <FilterSelect
          name="status"
          label={t('status')}
          options={statuses.map((status) => ({ value: status, label: t(`statuses.${status}`) }))}
        />
      </FilterBar>
      <DataTable
        caption={t('admin:sections.discounts')}
        rows={discounts}
        columns={columns}
        opensRows
        idOf={({ _id }) => _id}
        nameOf={({ code }) => code}
        selection={selection}
        hasFilters={filters.some((name) => search.has(name))}
        empty={{ title: t('none'), text: t('noneText'), action: addButton }}
      />
      <BulkBar selection={selection} pageIds={discounts.map(({ _id }) => _id)} run={bulk.many}>
        {chosen.some(({ active }) => active) && (
          <button type="button" className="small-button" disabled={isBusy} onClick={() => void bulk.turn(chosen, false)}>
            {t('turnOffMany')}
          </button>
        )}
        {chosen.some(({ active }) => !active) && (
          <button type="button" className="small-button" disabled={isBusy} onClick={() => void bulk.turn(chosen, true)}>
            {t('turnOnMany')}
          </button>
        )}
        <button type="button" className="small-button text-error" disabled={isBusy} onClick={() => void bulk.remove(chosen)}>
          {t('removeMany', { count: chosen.length })}
        </button>
      </BulkBar>
      <Pager page={page} totalPage={totalPage} total={total} />
      {edited && <DiscountDialog opened={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </AdminPage>
  )
}
