import '../take/take.css'
import { useNavigate } from 'react-router'
import { StockPage } from '../../../../../contract/admin/stock.ts'
import { type StockTake, StockTakeList, StockTakeMessage } from '../../../../../contract/admin/stock-takes.ts'
import { CategoryList } from '../../../../../contract/catalogue.ts'
import { formatDateTime } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { withQuery } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SelectField } from '../../../ui/forms/text-field.tsx'
import { Link } from '../../../ui/link.tsx'
import { adminApi } from '../../admin-api.ts'
import { adminPaths } from '../../admin-paths.ts'
import { AdminPage } from '../../components/admin-page.tsx'
import { FailureBanner } from '../../components/failure-banner.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { useAdminRequest } from '../../use-admin-request.ts'
import type { Route } from './+types/page'

export async function loader(args: Route.LoaderArgs) {
  const api = adminApi(args)
  const productId = args.url.searchParams.get('product')
  const [takes, categories, products] = await Promise.all([
    api.get('/api/stock-takes', StockTakeList),
    api.get('/api/categories', CategoryList),
    productId ? api.get(withQuery('/api/stock', { product: productId }), StockPage) : null,
  ])
  const product = products?.data.products[0]
  return { takes: takes.data.takes, categories: categories.data, product: product ? { id: product._id, name: product.name } : null }
}

/** All stock takes, and the start of the next one. */
export default function StockTakesPage({ loaderData: { takes, categories, product } }: Route.ComponentProps) {
  const { t } = useTranslation(['stockTakes', 'stock'])
  const { call, isBusy, failure } = useAdminRequest()
  const navigate = useNavigate()

  async function begin(form: FormData): Promise<void> {
    const [scope, id] = String(form.get('scope')).split(':')
    const begun = await call('POST', '/api/stock-takes', { scope, ...(id ? { id } : {}) }, StockTakeMessage, { skipRevalidate: true })
    if (begun) void navigate(adminPaths.stockTake(begun.data.take._id))
  }

  return (
    <AdminPage title={t('title')} back={{ label: t('stock:title'), to: adminPaths.stock() }}>
      <p className="mb-4 text-soft">{t('intro')}</p>
      <FailureBanner failure={failure} />
      <form
        className="take-start sheet"
        onSubmit={(event) => {
          event.preventDefault()
          void begin(new FormData(event.currentTarget))
        }}
      >
        <SelectField label={t('start.title')} name="scope" defaultValue={product ? `product:${product.id}` : 'all'} className="grow">
          {product && <option value={`product:${product.id}`}>{t('start.product', { name: product.name })}</option>}
          <option value="all">{t('start.all')}</option>
          {categories.map(({ _id, label }) => (
            <option key={_id} value={`category:${_id}`}>
              {label}
            </option>
          ))}
        </SelectField>
        <Button type="submit" busy={isBusy}>
          {t('start.button')}
        </Button>
      </form>
      <h2 className="mt-6 mb-2">{t('list')}</h2>
      {takes.length === 0 ? (
        <EmptyState art="rabbit" title={t('none')} text={t('noneText')} />
      ) : (
        <ul className="take-list">
          {takes.map((take) => (
            <TakeRow key={take._id} take={take} />
          ))}
        </ul>
      )}
    </AdminPage>
  )
}

const tones = { open: 'wait', posted: 'good', cancelled: 'neutral' } as const

function TakeRow({ take: { _id, scope, name, state, startedAt, startedBy = '—', counted, cells } }: { take: StockTake }) {
  const { t } = useTranslation('stockTakes')
  const language = useLanguage()
  const label = scope === 'all' ? t('all') : (name ?? t('gone'))
  return (
    <li>
      <span className="min-w-0 grow">
        <Link to={state === 'open' ? adminPaths.stockTake(_id) : adminPaths.stockDifferences(_id)} className="row-link wrap-anywhere">
          {label}
        </Link>
        <span className="block text-sm text-soft">{t('by', { day: formatDateTime(startedAt, language), name: startedBy })}</span>
      </span>
      <span className="take-state">
        <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>
        <span className="block text-sm text-soft">{t('progress', { counted, cells })}</span>
      </span>
    </li>
  )
}
