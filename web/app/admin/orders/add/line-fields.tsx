import { useQuery } from '@tanstack/react-query'
import { OneProduct } from '../../../../../contract/catalogue.ts'
import { validationMessage } from '../../../../../contract/language/validation-messages.ts'
import { findValueIssue } from '../../../../../contract/personalization.rule.ts'
import { browserApi } from '../../../api/browser-api.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { PersonalizeChoice } from '../../../storefront/product/personalize-choice.tsx'
import { PersonalizeText } from '../../../storefront/product/personalize-text.tsx'
import { InlineError } from '../../../ui/inline-error.tsx'
import { retryAfterSignIn } from '../../use-admin-request.ts'
import type { OrderLine } from './order-lines.ts'

type LineFieldsProps = {
  line: Pick<OrderLine, 'id' | 'productId' | 'values'>
  onChange: (values: OrderLine['values']) => void
  /** Of the server, for a field. */
  errorOf?: (fieldId: string) => string | undefined
}

/** What the customer wants to have made for one child, where the product has fields for it. */
export function LineFields({ line: { id, productId, values }, onChange, errorOf }: LineFieldsProps) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const { data: fields = [], isError, isFetching, refetch } = useFields(productId)
  if (isError) return <InlineError text={t('addPage.fieldsFailed')} isRetrying={isFetching} onRetry={() => void refetch()} />
  if (fields.length === 0) return null
  return (
    <div className="add-fields">
      {fields.map((field) => {
        const Control = field.kind === 'choice' ? PersonalizeChoice : PersonalizeText
        const value = values[field._id] ?? ''
        const issue = value === '' ? null : findValueIssue(field, value)
        return (
          <Control
            key={field._id}
            name={`${id}.${field._id}`}
            field={field}
            value={value}
            onChange={(now) => onChange({ ...values, [field._id]: now })}
            error={issue === null ? errorOf?.(field._id) : validationMessage(issue, language)}
          />
        )
      })}
    </div>
  )
}

/** What a product has made for one child; none for an empty id. */
export function useFields(productId: string) {
  return useQuery({
    queryKey: ['order-fields', productId],
    queryFn: ({ signal }) =>
      retryAfterSignIn(() => browserApi().get(`/api/products/${encodeURIComponent(productId)}`, OneProduct, { signal })).then(
        ({ product }) => product.personalization ?? [],
      ),
    enabled: productId !== '',
  })
}
