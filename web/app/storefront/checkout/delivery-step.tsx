import Plus from 'lucide-react/icons/plus'
import type { ComponentProps } from 'react'
import type { Address } from '../../../../contract/accounts.ts'
import { unbrokenPhone } from '../../../../contract/phone-number.ts'
import { AddressFields } from '../../address/address-fields.tsx'
import { checkoutTexts } from '../../address/checkout-texts.ts'
import { useSiteSettings } from '../../api/site-settings.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { RadioCards } from '../../ui/forms/radio-cards.tsx'
import { TextArea, TextField } from '../../ui/forms/text-field.tsx'
import type { FieldProps } from '../../ui/hooks/use-checked-form.ts'
import { Link } from '../../ui/link.tsx'
import type { CheckoutKind } from './checkout-form.ts'
import { CheckoutStep } from './checkout-step.tsx'
import { GiftFields } from './gift-fields.tsx'
import type { LastAddress } from './last-address.rule.ts'
import { LastAddressOffer } from './last-address-offer.tsx'

type Place = { province: string; ward: string }
type DeliveryStepProps = {
  kind: CheckoutKind
  isPickup: boolean
  wire: (name: string) => FieldProps
  recheck: (name: string) => void
  book: { addresses: Address[]; addressId: string; setAddressId: (id: string) => void; onAdd: () => void }
  places: Pick<ComponentProps<typeof AddressFields>, 'provinces'> & {
    wards: ComponentProps<typeof AddressFields>['wards'] | null
    place: Place
    setPlace: (place: Place) => void
  }
  gift: Omit<ComponentProps<typeof GiftFields>, 'wire'>
  /** For a guest: fills in the address of the last order. */
  onTakeLastAddress: (address: LastAddress) => void
}

export function DeliveryStep({ kind, isPickup, wire, recheck, book, places, gift, onTakeLastAddress }: DeliveryStepProps) {
  const { t } = useTranslation('checkout', checkoutTexts)
  const { isMailOn } = useSiteSettings()
  const { provinces, wards, place, setPlace } = places
  return (
    <CheckoutStep number={1} title={t(isPickup ? 'success.pickedUpBy' : 'checkout.contact')}>
      {kind === 'guest' && (
        <p className="mb-4 text-soft">
          {t('checkout.signInHint')} <Link to={paths.login(paths.checkout())}>{t('checkout.signIn')}</Link>
        </p>
      )}
      {kind === 'guest' && <LastAddressOffer onTake={onTakeLastAddress} />}
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
        {kind === 'addressBook' ? (
          <AddressBook {...book} wired={wire('addressId')} />
        ) : (
          <AddressFields
            wire={wire}
            {...place}
            onPlace={setPlace}
            onLeave={recheck}
            provinces={provinces}
            wards={wards ?? undefined}
            lastEnter="next"
          >
            {kind === 'guest' && (
              <TextField
                {...wire('email')}
                need="optional"
                type="email"
                inputMode="email"
                autoComplete="email"
                enterKeyHint="next"
                spellCheck={false}
                hint={t(isMailOn ? 'checkout.emailHint' : 'checkout.emailHintOff')}
              />
            )}
          </AddressFields>
        )}
        {kind === 'member' && <Checkbox name="saveAddress" label={t('checkout.saveAddress')} defaultChecked className="sm:col-span-2" />}
        <TextArea {...wire('note')} need="optional" rows={3} maxLength={500} hint={t('checkout.noteHint')} className="sm:col-span-2" />
        <GiftFields wire={wire} {...gift} />
      </div>
    </CheckoutStep>
  )
}

function AddressBook({ addresses, addressId, setAddressId, onAdd, wired }: DeliveryStepProps['book'] & { wired: FieldProps }) {
  const { t } = useTranslation('checkout', checkoutTexts)
  const { id, name, label, error } = wired
  const cards = addresses.map((address) => ({
    value: address.addressId,
    label: (
      <span className="flex flex-wrap items-center gap-2">
        {address.fullName} · {unbrokenPhone(address.phone)} {address.isDefault && <Badge>{t('checkout.defaultAddress')}</Badge>}
      </span>
    ),
    detail: [address.street, address.ward, address.province].filter(Boolean).join(', '),
  }))
  return (
    <div className="sm:col-span-2">
      <RadioCards {...{ id, name, label, error, cards }} value={addressId} onChange={setAddressId} />
      <Button look="text" className="mt-2" onClick={onAdd} aria-haspopup="dialog">
        <Plus aria-hidden size={18} /> {t('checkout.addAddress')}
      </Button>
    </div>
  )
}
