import { type ReactNode, useState } from 'react'
import type { z } from 'zod'
import type { Address } from '../../../contract/accounts.ts'
import { formatPhone } from '../../../contract/phone-number.ts'
import { shallowSchema } from '../api/api.ts'
import { ApiError } from '../api/api-error.ts'
import { browserApi } from '../api/browser-api.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { Button } from '../ui/button.tsx'
import { FocusedAlert } from '../ui/focused-alert.tsx'
import { Checkbox } from '../ui/forms/checkbox.tsx'
import { focusNextFieldOnEnter } from '../ui/forms/enter-to-next-field.ts'
import { ErrorSummary } from '../ui/forms/error-summary.tsx'
import { type CheckedResult, useCheckedForm } from '../ui/hooks/use-checked-form.ts'
import { AddressFields } from './address-fields.tsx'
import type { AddressForm } from './address-form.ts'
import { checkoutTexts } from './checkout-texts.ts'
import type { Place } from './place-queries.ts'

const schema = () => import('./address-form.ts').then(({ AddressForm }) => AddressForm)
const saveResponse = shallowSchema<{ address: Address | null; message: string }>(({ address }) => address !== undefined)

type AddressEditorProps = {
  address?: Address | undefined
  defaults: Record<string, string>
  onSaved: (address: Address) => void
  /** Rendered without scripts: the places to choose from, and the result of the last post. */
  known?: { provinces: Place[]; wards: { province: string; places: Place[] } | null; result?: CheckedResult | undefined; ward?: string }
  /** Further actions beside the save button. */
  children?: ReactNode
}

/** Adds an address to the address book, or changes one. */
export function AddressEditor({ address, defaults, onSaved, known, children }: AddressEditorProps) {
  const { t } = useTranslation('checkout', checkoutTexts)
  const [place, setPlace] = useState({
    province: known?.wards?.province ?? address?.province ?? '',
    ward: known?.ward ?? address?.ward ?? '',
  })
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const labels = useLabels()
  const form = useCheckedForm({
    schema,
    labels,
    result: known?.result,
    defaults: address ? { fullName: address.fullName, phone: formatPhone(address.phone), street: address.street } : defaults,
    onValid: (value) => void save(value),
  })

  async function save(value: z.output<typeof AddressForm>): Promise<void> {
    setBusy(true)
    setRefusal(null)
    try {
      const saved = address
        ? await browserApi().send('PATCH', '/api/users/update-address', { ...value, addressId: address.addressId }, saveResponse)
        : await browserApi().send('POST', '/api/users/add-address', value, saveResponse)
      if (saved.address) onSaved(saved.address)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefusal(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form method="post" className="grid items-start gap-4 sm:grid-cols-2" {...form.props} onKeyDown={focusNextFieldOnEnter}>
      <div className="empty:hidden sm:col-span-2">
        <ErrorSummary
          title={t('checkout.errors', { count: form.fieldErrors.length })}
          fieldErrors={form.fieldErrors}
          attempts={form.attempts}
        />
        {refusal && (
          <FocusedAlert focusKey={refusal} title={refusal.message}>
            {refusal.issues.map(({ message }) => message).join(' ')}
          </FocusedAlert>
        )}
      </div>
      {address && <input type="hidden" name="addressId" value={address.addressId} />}
      <AddressFields
        wire={form.wire}
        {...place}
        onPlace={setPlace}
        onLeave={form.recheck}
        provinces={known?.provinces}
        wards={known?.wards ?? undefined}
        lastEnter="done"
      />
      {known && (
        <noscript>
          <button type="submit" name="intent" value="places" formNoValidate className="button button-secondary">
            {t('address.updatePlace')}
          </button>
        </noscript>
      )}
      {!address?.isDefault && <Checkbox name="isDefault" label={t('address.makeDefault')} className="sm:col-span-2" />}
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" name="intent" value="save" busy={busy} className="grow">
          {t('address.save')}
        </Button>
        {children}
      </div>
    </form>
  )
}

function useLabels() {
  const { t } = useTranslation('checkout', checkoutTexts)
  return {
    fullName: t('address.fullName'),
    phone: t('address.phone'),
    province: t('address.province'),
    ward: t('address.ward'),
    street: t('address.street'),
  }
}
