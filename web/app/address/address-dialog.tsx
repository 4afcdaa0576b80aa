import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { type Address, AddressMessage, NewAddress } from '../../../contract/accounts.ts'
import { ApiError } from '../api-error.ts'
import { browserApi } from '../browser-api.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { toast } from '../ui/toast.tsx'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { AddressFields } from './address-fields.tsx'

const form = NewAddress.omit({ note: true })
type AddressDialogProps = { isOpen: boolean; onClose: () => void; onSaved: (address: Address) => void; defaults: Record<string, string> }

/** A new address for the book; the page behind stays as it is. */
export function AddressDialog({ isOpen, onClose, onSaved, defaults }: AddressDialogProps) {
  const { t } = useTranslation('checkout')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('address.title')}>
      {isOpen && <AddressForm onSaved={onSaved} defaults={defaults} />}
    </Dialog>
  )
}

function AddressForm({ onSaved, defaults }: Pick<AddressDialogProps, 'onSaved' | 'defaults'>) {
  const { t } = useTranslation('checkout')
  const [place, setPlace] = useState({ province: '', ward: '' })
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const labels = {
    fullName: t('address.fullName'),
    phone: t('address.phone'),
    province: t('address.province'),
    ward: t('address.ward'),
    street: t('address.street'),
  }
  const { wire, recheck, props, troubles, tries } = useCheckedForm({ schema: form, labels, defaults, onValid: (value) => void save(value) })

  async function save(value: z.output<typeof form>): Promise<void> {
    setBusy(true)
    setRefusal(null)
    try {
      const { address } = await browserApi().send('POST', '/api/users/add-address', value, AddressMessage)
      if (!address) return
      toast({ text: t('address.saved') })
      onSaved(address)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefusal(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form method="post" className="grid items-start gap-4 sm:grid-cols-2" {...props}>
      <div className="empty:hidden sm:col-span-2">
        <ErrorSummary title={t('checkout.errors', { count: troubles.length })} troubles={troubles} tries={tries} />
        {refusal && <Alert title={refusal.message}>{refusal.issues.map(({ message }) => message).join(' ')}</Alert>}
      </div>
      <AddressFields wire={wire} {...place} onPlace={setPlace} onLeave={recheck} />
      <Checkbox name="isDefault" label={t('address.makeDefault')} className="sm:col-span-2" />
      <Button type="submit" busy={busy} className="sm:col-span-2">
        {t('address.save')}
      </Button>
    </form>
  )
}
