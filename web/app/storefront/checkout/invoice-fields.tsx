import { checkoutTexts } from '../../address/checkout-texts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import type { FieldProps } from '../../ui/hooks/use-checked-form.ts'

/** Whom the invoice names. Hidden by styles until an invoice is wished, so that they work without scripts. */
export function InvoiceFields({ wire }: { wire: (name: string) => FieldProps }) {
  const { t } = useTranslation('checkout', checkoutTexts)
  const { id, name, label, error, defaultValue } = wire('invoice')
  return (
    <div className="invoice-choice mt-6">
      <Checkbox
        {...{ id, name, error }}
        defaultChecked={defaultValue === 'on'}
        label={
          <>
            {label} <span className="block text-sm text-soft">{t('invoice.hint')}</span>
          </>
        }
      />
      <fieldset className="invoice-fields option-fields">
        <legend className="sr-only">{t('invoice.title')}</legend>
        <TextField
          {...wire('invoiceName')}
          need="required"
          maxLength={200}
          autoComplete="section-invoice organization"
          enterKeyHint="next"
        />
        <TextField
          {...wire('invoiceTaxCode')}
          need="required"
          maxLength={30}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="next"
          hint={t('invoice.taxCodeHint')}
          className="sm:max-w-xs"
        />
        <TextField
          {...wire('invoiceAddress')}
          need="required"
          maxLength={300}
          autoComplete="section-invoice street-address"
          enterKeyHint="next"
        />
        <TextField
          {...wire('invoiceEmail')}
          need="optional"
          type="email"
          inputMode="email"
          maxLength={254}
          autoComplete="section-invoice email"
          spellCheck={false}
          enterKeyHint="next"
        />
      </fieldset>
    </div>
  )
}
