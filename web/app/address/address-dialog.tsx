import type { Address } from '../../../contract/accounts.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { Dialog } from '../ui/dialog.tsx'
import { toast } from '../ui/toast.tsx'
import { AddressEditor } from './address-editor.tsx'
import { checkoutTexts } from './checkout-texts.ts'

type AddressDialogProps = {
  isOpen: boolean
  onClose: () => void
  onSaved: (address: Address) => void
  defaults: Record<string, string>
  /** The address to change; absent for a new one. */
  address?: Address | undefined
}

/** Edits an address of the address book over the current page. */
export function AddressDialog({ isOpen, onClose, onSaved, defaults, address }: AddressDialogProps) {
  const { t } = useTranslation('checkout', checkoutTexts)
  function done(saved: Address): void {
    toast({ text: t('address.saved') })
    onSaved(saved)
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={address ? t('address.editTitle') : t('address.title')}>
      {isOpen && <AddressEditor address={address} defaults={defaults} onSaved={done} />}
    </Dialog>
  )
}
