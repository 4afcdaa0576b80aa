import { useState } from 'react'
import { type SecondChoiceGoods, SecondChoicePage } from '../../../../../contract/admin/second-choice.ts'
import { formatAmount } from '../../../../../contract/money.ts'
import { goodsName } from '../../../../../contract/second-choice-name.rule.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { thumbnailUrl } from '../../../order/thumbnail-url.ts'
import { withQuery } from '../../../paths.ts'
import { adminApi, pickParams } from '../../admin-api.ts'
import { adminPaths } from '../../admin-paths.ts'
import { AdminPage } from '../../components/admin-page.tsx'
import { RowThumb } from '../../components/row-thumb.tsx'
import { type Column, DataTable } from '../../components/table/data-table.tsx'
import { FilterBar } from '../../components/table/filter-bar.tsx'
import { Pager } from '../../components/table/pager.tsx'
import type { Route } from './+types/page'
import { WriteOffDialog } from './write-off-dialog.tsx'

export async function loader(args: Route.LoaderArgs) {
  const params = pickParams(args.url, ['page', 'query'])
  const { data } = await adminApi(args).get(withQuery('/api/second-choice', params), SecondChoicePage)
  return { ...data, hasFilters: Boolean(params.query) }
}

/** Goods that came back and are sold apart, until they are sold in an order or written off. */
export default function SecondChoiceListPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['secondChoice', 'stock'])
  const { goods, total, totalPage, currentPage, hasFilters } = loaderData
  const [leaving, setLeaving] = useState<SecondChoiceGoods>()
  const columns = useColumns(setLeaving)
  return (
    <AdminPage title={t('title')} back={{ label: t('stock:title'), to: adminPaths.stock() }}>
      <p className="mb-4 text-soft">{t('intro')}</p>
      <FilterBar placeholder={t('search')} />
      <DataTable
        caption={t('title')}
        rows={goods}
        columns={columns}
        idOf={({ _id }) => _id}
        nameOf={goodsName}
        hasFilters={hasFilters}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
      <Pager page={currentPage} totalPage={totalPage} total={total} />
      {leaving && <WriteOffDialog key={leaving._id} goods={leaving} onClose={() => setLeaving(undefined)} />}
    </AdminPage>
  )
}

function useColumns(onWriteOff: (goods: SecondChoiceGoods) => void): Column<SecondChoiceGoods>[] {
  const { t } = useTranslation('secondChoice')
  return [
    {
      key: 'photo',
      phone: 'photo',
      title: t('columns.photo'),
      cell: ({ image }) => <RowThumb src={image && thumbnailUrl(image)} />,
    },
    { key: 'goods', phone: 'main', title: t('columns.goods'), cell: ({ name }) => <span className="wrap-anywhere">{name}</span> },
    {
      key: 'variant',
      phone: 'facts',
      title: t('columns.variant'),
      cell: ({ color, size, price }) => [color, size, t('soldAt', { amount: formatAmount(price) })].filter(Boolean).join(' · '),
    },
    {
      key: 'quantity',
      phone: 'badges',
      isNumber: true,
      title: t('columns.quantity'),
      cell: ({ quantity }) => t('units', { count: quantity }),
    },
    {
      key: 'more',
      phone: 'more',
      title: t('columns.more'),
      cell: (goods) => (
        <button
          type="button"
          className="small-button"
          aria-label={t('writeOffOf', { name: goodsName(goods) })}
          onClick={() => onWriteOff(goods)}
        >
          {t('writeOff')}
        </button>
      ),
    },
  ]
}
