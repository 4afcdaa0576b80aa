import { useNavigate } from 'react-router'
import type { Address } from '../../../../contract/accounts.ts'
import { AddressEditor } from '../../address/address-editor.tsx'
import type { Place } from '../../address/place-queries.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { useAccountTexts } from '../account-texts.ts'
import type { PostedForm } from './addresses-action.ts'

type AddressSectionProps = {
  address: Address | undefined
  places: { provinces: Place[]; wards: PostedForm['wards'] }
  posted: PostedForm | null
  defaults: Record<string, string>
}

/** The form as a section of the page, for visitors who open its URL directly. */
export function AddressSection({ address, places, posted, defaults }: AddressSectionProps) {
  const { t } = useAccountTexts()
  const navigate = useNavigate()
  function done(): void {
    toast({ text: t('checkout:address.saved') })
    void navigate(paths.addresses(), { replace: true })
  }
  return (
    <section className="card order-card" aria-labelledby="address-part">
      <h2 id="address-part" className="mb-4 text-xl">
        {t(address ? 'checkout:address.editTitle' : 'checkout:address.title')}
      </h2>
      <AddressEditor
        key={address?.addressId ?? 'new'}
        address={address}
        defaults={defaults}
        onSaved={done}
        known={{
          provinces: places.provinces,
          wards: posted?.wards ?? places.wards,
          result: posted?.result,
          ward: posted?.ward ?? address?.ward ?? '',
        }}
      >
        <ButtonLink to={paths.addresses()} look="secondary">
          {t('addresses.cancel')}
        </ButtonLink>
      </AddressEditor>
    </section>
  )
}
