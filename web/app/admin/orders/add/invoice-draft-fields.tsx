import { useTranslation } from '../../../i18n/use-translation.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { errorAt } from '../../components/failure-banner.tsx'
import type { AdminFailure } from '../../use-admin-request.ts'
import type { InvoiceDraft } from './invoice-draft.ts'

type InvoiceDraftFieldsProps = { value: InvoiceDraft; onChange: (value: InvoiceDraft) => void; failure: AdminFailure | null }

const fields = [
  { name: 'name', maxLength: 200 },
  { name: 'taxCode', maxLength: 30 },
  { name: 'address', maxLength: 300 },
  { name: 'email', maxLength: 254 },
] as const

/** Whom the invoice names, where the customer asks for one. */
export function InvoiceDraftFields({ value, onChange, failure }: InvoiceDraftFieldsProps) {
  const { t } = useTranslation('orders')
  return (
    <>
      <Checkbox
        label={t('invoice.wanted')}
        checked={value.isWanted}
        onChange={(event) => onChange({ ...value, isWanted: event.currentTarget.checked })}
      />
      {value.isWanted &&
        fields.map(({ name, maxLength }) => (
          <TextField
            key={name}
            name={`invoice-${name}`}
            label={t(`invoice.field.${name}`)}
            need={name === 'email' ? 'optional' : undefined}
            {...(name === 'email' ? { type: 'email', inputMode: 'email' as const } : {})}
            autoComplete="off"
            error={errorAt(failure, `invoice.${name}`)}
            value={value[name]}
            maxLength={maxLength}
            onChange={(event) => onChange({ ...value, [name]: event.currentTarget.value })}
          />
        ))}
    </>
  )
}
