import { useQuery } from '@tanstack/react-query'
import { OneProduct } from '../../../../../contract/catalogue.ts'
import { browserApi } from '../../../api/browser-api.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { SelectField } from '../../../ui/forms/text-field.tsx'
import { InlineError } from '../../../ui/inline-error.tsx'
import { retryAfterSignIn } from '../../use-admin-request.ts'
import { type Variant, variantsOf } from '../add/order-lines.ts'
import { variantLabel } from '../variant-label.ts'
import type { LineDraft } from './edit-draft.ts'

/** Another size or colour of the same product, with what is free of each. */
export function VariantSelect({ line, onChange }: { line: LineDraft; onChange: (line: LineDraft) => void }) {
  const { t } = useTranslation('orders')
  const { productId, shown, choice } = line
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['order-variants', productId],
    queryFn: ({ signal }) =>
      retryAfterSignIn(() => browserApi().get(`/api/products/${encodeURIComponent(productId)}`, OneProduct, { signal })),
    retry: false,
  })
  if (isError) return <InlineError text={t('edit.variantsFailed')} isRetrying={isFetching} onRetry={() => void refetch()} />
  if (!data) return null
  const variants = variantsOf(data.product)
  if (variants.length < 2) return null
  const isShown = ({ color, size }: Variant) => (color.label === shown.color || color.color === shown.color) && size === shown.size
  const isChosen = ({ color, size }: Variant) => color.id === choice?.color && size === choice.size
  const current = variants.findIndex((variant) => (choice ? isChosen(variant) : isShown(variant)))
  const stockOf = ({ free, isSewn }: Variant) =>
    free > 0 ? t('addPage.free', { count: free }) : t(isSewn ? 'addPage.sewn' : 'addPage.soldOut')

  function pick(variant: Variant | undefined): void {
    if (!variant) return
    const isOrdered = line.line !== undefined && isShown(variant)
    const { color, size } = variant
    onChange({ ...line, choice: isOrdered ? null : { productId, color: color.id, colorLabel: color.label ?? color.color, size } })
  }

  return (
    <SelectField
      name={`${line.key}.variant`}
      label={t('edit.variant')}
      value={String(current)}
      onChange={(event) => pick(variants[Number(event.currentTarget.value)])}
    >
      {current < 0 && <option value="-1">{variantLabel(shown)}</option>}
      {variants.map((variant, at) => (
        <option key={`${variant.color.id} ${variant.size}`} value={String(at)}>
          {`${variantLabel({ color: variant.color.label ?? variant.color.color, size: variant.size })} (${stockOf(variant)})`}
        </option>
      ))}
    </SelectField>
  )
}
