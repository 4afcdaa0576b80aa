import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import type { Address } from '../../../../contract/accounts.ts'
import { formatPhone } from '../../../../contract/phone-number.ts'
import { AddressDialog } from '../../address/address-dialog.tsx'
import { personalApi, publicApi } from '../../api/api.ts'
import { throwRouteError } from '../../api/api-error.ts'
import { readForm } from '../../api/read-form.ts'
import { paths } from '../../paths.ts'
import { PageHead } from '../../seo/page-head.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { useAccountTexts } from '../account-texts.ts'
import { getUser, useAccountUser } from '../require-user.ts'
import type { Route } from './+types/page'
import { AddressCard } from './address-card.tsx'
import { AddressSection } from './address-section.tsx'
import { handleAddressesAction, readProvinces, readWards } from './addresses-action.ts'
import { AddressesResult } from './addresses-result.tsx'

/** `?add=1` and `?edit=…` show the form in the page, because without scripts the buttons are links to them. */
export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { addresses } = getUser(context)
  const edited = addresses.find(({ addressId }) => addressId === searchParams.get('edit'))
  if (!edited && !searchParams.has('add')) return { places: null }
  const api = publicApi(context)
  const [provinces, wards] = await Promise.all([readProvinces(api), readWards(api, edited?.province ?? '')]).catch(throwRouteError)
  return { places: { provinces, wards } }
}

export async function action({ context, request }: Route.ActionArgs) {
  return handleAddressesAction(personalApi(context), publicApi(context), await readForm(request))
}

export default function AddressesPage({ loaderData: { places }, actionData }: Route.ComponentProps) {
  const { t } = useAccountTexts()
  const me = useAccountUser()
  const { addresses } = me
  const [search] = useSearchParams()
  const [open, setOpen] = useState<{ address: Address | undefined } | null>(null)
  const { revalidate } = useRevalidator()
  const [nextDefault] = addresses.filter(({ isDefault }) => !isDefault)
  const defaults = { fullName: me.fullName, phone: me.phone ? formatPhone(me.phone) : '' }
  function add(event: React.MouseEvent): void {
    event.preventDefault()
    setOpen({ address: undefined })
  }
  function onSaved(): void {
    setOpen(null)
    void revalidate()
  }
  return (
    <>
      <PageHead title={t('addresses.title')} hidden />
      <h1 tabIndex={-1} className="stitched">
        {t('addresses.title')}
      </h1>
      <p className="mt-4 mb-6 text-soft">{t('addresses.lead')}</p>
      <AddressesResult actionResult={actionData} />
      {places && (
        <AddressSection
          address={addresses.find(({ addressId }) => addressId === search.get('edit'))}
          places={places}
          posted={actionData?.form ?? null}
          defaults={defaults}
        />
      )}
      {addresses.length === 0 && !places && <EmptyState art="chicken" title={t('addresses.none')} text={t('addresses.noneText')} />}
      {!places && (
        <p className={addresses.length === 0 ? 'text-center' : undefined}>
          <Link to={paths.addresses({ add: 1 })} onClick={add} className="button button-primary" aria-haspopup="dialog">
            <span className="button-label">
              <Plus aria-hidden size={18} /> {t('addresses.add')}
            </span>
          </Link>
        </p>
      )}
      {addresses.length > 0 && (
        <ul className="address-cards">
          {addresses.map((address) => (
            <AddressCard key={address.addressId} address={address} nextDefault={nextDefault} onEdit={() => setOpen({ address })} />
          ))}
        </ul>
      )}
      <AddressDialog isOpen={open !== null} onClose={() => setOpen(null)} onSaved={onSaved} defaults={defaults} address={open?.address} />
    </>
  )
}
