import '../../orders/print/print.css'
import '../../orders/print/paper.css'
import './labels.css'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { StockPage, type StockProduct } from '../../../../../contract/admin/stock.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { withQuery } from '../../../paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SelectField } from '../../../ui/forms/text-field.tsx'
import { adminApi, pickParams } from '../../admin-api.ts'
import { adminPaths } from '../../admin-paths.ts'
import { AdminPage } from '../../components/admin-page.tsx'
import type { Route } from './+types/page'
import { type PrintedVariant, VariantLabel } from './variant-label.tsx'

/** Labels of one print. */
const maxLabels = 300
/** On a phone the page shows so many of them; all are printed. */
const previewed = 6
const papers = ['roll', 'a4'] as const
type Paper = (typeof papers)[number]

export async function loader(args: Route.LoaderArgs) {
  const params = pickParams(args.url, ['page', 'query', 'low', 'product'])
  const { data } = await adminApi(args).get(withQuery('/api/stock', params), StockPage)
  return { variants: data.products.flatMap(variantsOf) }
}

function variantsOf({ name, sku, colors }: StockProduct): PrintedVariant[] {
  return colors.flatMap(({ label, variants }) =>
    variants.map(({ _id, size, number, onHand }) => ({ id: _id, name, sku, color: label, size, number, onHand })),
  )
}

/** Labels of variants, as many of each as wanted, on a roll or on A4. */
export default function LabelsPage({ loaderData: { variants } }: Route.ComponentProps) {
  const { t } = useTranslation('stockTakes')
  const [paper, setPaper] = useState<Paper>('roll')
  const [copies, setCopies] = useState<Record<string, number>>({})
  const copiesOf = ({ id }: PrintedVariant) => copies[id] ?? 1
  const total = variants.reduce((sum, variant) => sum + copiesOf(variant), 0)
  const back = { label: t('labels.back'), to: adminPaths.stock() }
  if (variants.length === 0) {
    return (
      <AdminPage title={t('labels.title')} back={back}>
        <EmptyState art="rabbit" title={t('labels.none')} text={t('labels.noneText')}>
          <ButtonLink to={adminPaths.stock()}>{t('labels.back')}</ButtonLink>
        </EmptyState>
      </AdminPage>
    )
  }
  const setAll = (count: (variant: PrintedVariant) => number) =>
    setCopies(Object.fromEntries(variants.map((variant) => [variant.id, count(variant)])))
  const isTooMany = total > maxLabels
  return (
    <AdminPage
      title={t('labels.title')}
      back={back}
      actions={
        <Button disabled={total === 0 || isTooMany} onClick={() => window.print()}>
          <Printer aria-hidden size={18} />
          {t('labels.print')}
        </Button>
      }
    >
      <div className="no-print label-choices">
        <SelectField
          label={t('labels.paper')}
          name="paper"
          value={paper}
          onChange={({ currentTarget }) => setPaper(papers.find((each) => each === currentTarget.value) ?? 'roll')}
        >
          {papers.map((each) => (
            <option key={each} value={each}>
              {t(`labels.papers.${each}`)}
            </option>
          ))}
        </SelectField>
        <div className="flex flex-wrap gap-2">
          <button type="button" className="small-button" onClick={() => setAll(() => 1)}>
            {t('labels.oneEach')}
          </button>
          <button type="button" className="small-button" onClick={() => setAll(({ onHand }) => onHand)}>
            {t('labels.byStock')}
          </button>
        </div>
        <ul className="label-copies">
          {variants.map((variant) => {
            const name = [variant.name, variant.color, variant.size].filter(Boolean).join(', ')
            return (
              <li key={variant.id}>
                <span className="wrap-anywhere">{name}</span>
                <input
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={3}
                  aria-label={t('labels.copiesOf', { name })}
                  value={copiesOf(variant)}
                  onFocus={(event) => event.currentTarget.select()}
                  onChange={(event) => setCopies({ ...copies, [variant.id]: Number(event.currentTarget.value.replace(/\D/g, '')) })}
                />
              </li>
            )
          })}
        </ul>
        {isTooMany ? (
          <Alert tone="warning" title={t('labels.tooMany', { count: maxLabels })} />
        ) : (
          <p className="text-sm text-soft">
            <span role="status">{t('labels.count', { count: total })}</span>.{' '}
            {t('labels.hint', { paper: paper === 'a4' ? 'A4' : '50 × 30 mm' })}
          </p>
        )}
      </div>
      {!isTooMany && total > previewed && (
        <p className="no-print only-phone mb-2 text-sm text-soft">{t('labels.preview', { count: previewed })}</p>
      )}
      {!isTooMany && (
        <div className={`variant-labels labels-${paper}`}>
          {variants.flatMap((variant) =>
            Array.from({ length: copiesOf(variant) }, (_, at) => `${variant.id} ${at}`).map((key) => (
              <VariantLabel key={key} variant={variant} />
            )),
          )}
        </div>
      )}
    </AdminPage>
  )
}
