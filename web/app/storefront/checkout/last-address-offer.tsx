import MapPin from 'lucide-react/icons/map-pin'
import { useEffect, useState } from 'react'
import { checkoutTexts } from '../../address/checkout-texts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { useFocusOnSwap } from '../../ui/hooks/use-focus-on-swap.ts'
import { announce } from '../../ui/live-region.tsx'
import { toast } from '../../ui/toast.tsx'
import type { LastAddress } from './last-address.rule.ts'
import { clearLastAddress, readLastAddress } from './last-address-store.ts'

type LastAddressOfferProps = { onTake: (address: LastAddress) => void }

/** Offers a guest the address of this device's last order, and to forget it. Nothing is filled in by itself. */
export function LastAddressOffer({ onTake }: LastAddressOfferProps) {
  const { t } = useTranslation('checkout', checkoutTexts)
  const [address, setAddress] = useState<LastAddress | null>(null)
  const [isClosed, setClosed] = useState(false)
  // Only where a press removed the offer: its appearance must not take the focus.
  const focusTarget = useFocusOnSwap<HTMLDivElement>(isClosed)
  useEffect(() => setAddress(readLastAddress()), [])
  function take(known: LastAddress): void {
    onTake(known)
    setClosed(true)
    announce(t('lastAddress.filled'))
  }
  function forget(): void {
    clearLastAddress()
    setClosed(true)
    toast({ text: t('lastAddress.forgotten') })
  }
  return (
    <div {...focusTarget}>
      {address && !isClosed && (
        <section className="last-address" aria-label={t('lastAddress.title')}>
          <MapPin aria-hidden size={22} strokeWidth={1.6} className="flex-none text-sage" />
          <p>
            {t('lastAddress.question', { name: address.fullName, ward: address.ward })}
            <span className="block text-sm text-soft">{[address.street, address.ward, address.province].join(', ')}</span>
          </p>
          <div className="last-address-actions">
            <Button look="secondary" onClick={() => take(address)}>
              {t('lastAddress.take')}
            </Button>
            <Button look="text" onClick={forget}>
              {t('lastAddress.forget')}
            </Button>
          </div>
        </section>
      )}
    </div>
  )
}

/** Fills the fields of the form and dispatches their events; province and ward are the page's state. */
export function fillAddress(form: HTMLFormElement, address: LastAddress): void {
  for (const name of ['fullName', 'phone', 'email', 'street'] as const) {
    const field = form.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement) || address[name] === '') continue
    field.value = address[name]
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
