import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { checkoutTexts } from '../../address/checkout-texts.ts'
import { PlaceField } from '../../address/place-field.tsx'
import { provincesQuery, wardsQuery } from '../../address/place-queries.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import { InlineError } from '../../ui/inline-error.tsx'
import { errorAt } from '../components/failure-banner.tsx'
import type { AdminFailure } from '../use-admin-request.ts'
import type { AddressDraft } from './address-draft.ts'

/** Fields that were guessed and have to be checked, and the wards that a former name may mean. */
export type AddressDoubts = {
  fields: ReadonlySet<string>
  wardCandidates: readonly { code: string; name: string; province: string; former: string | null }[]
}
/** Letters of the note for the carrier. */
export const maxCarrierNote = 300

export const noDoubts: AddressDoubts = { fields: new Set(), wardCandidates: [] }

type AddressDraftFieldsProps = {
  value: AddressDraft
  onChange: (value: AddressDraft) => void
  failure: AdminFailure | null
  doubts?: AddressDoubts
  /** The page has the phone, and the note for the carrier, elsewhere. */
  withoutPhone?: boolean
  withoutNote?: boolean
  /** Of a buyer who comes for the order it is optional, or not needed. */
  place?: 'required' | 'optional' | 'none'
}

/** The recipient and the address, with fields named by the API's paths. */
export function AddressDraftFields({
  value,
  onChange,
  failure,
  doubts = noDoubts,
  withoutPhone = false,
  withoutNote = false,
  place = 'required',
}: AddressDraftFieldsProps) {
  const { t } = useTranslation(['orders', 'common'], checkoutTexts)
  const id = useId()
  const provincesResult = useQuery(provincesQuery)
  const provinces = provincesResult.data ?? []
  const code = provinces.find(({ name }) => name === value.province)?.code ?? ''
  const wardsResult = useQuery(wardsQuery(code))
  const { data: wards = [], isLoading } = wardsResult
  const failed = [provincesResult, wardsResult].find(({ isError }) => isError)
  const text = (name: 'fullName' | 'phone' | 'street' | 'note') => ({
    name: `address.${name}`,
    label: t(`address.${name}`),
    value: value[name],
    error: errorAt(failure, `address.${name}`),
    hint: doubts.fields.has(name) ? t('address.doubtful') : undefined,
    autoComplete: 'off',
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => onChange({ ...value, [name]: event.currentTarget.value }),
  })
  return (
    <div className="order-fields">
      <TextField {...text('fullName')} need="required" maxLength={120} />
      {!withoutPhone && <TextField {...text('phone')} need="required" type="tel" inputMode="tel" maxLength={30} />}
      {place !== 'none' && (
        <>
          <PlaceField
            id={`${id}-province`}
            name="address.province"
            label={t('address.province')}
            error={errorAt(failure, 'address.province')}
            places={provinces}
            need={place}
            value={value.province}
            lookup={{ level: 'province' }}
            emptyText={t('address.listFailed')}
            autoComplete="off"
            onChange={(province) => onChange({ ...value, province, ward: '' })}
          />
          <PlaceField
            id={`${id}-ward`}
            name="address.ward"
            label={t('address.ward')}
            error={errorAt(failure, 'address.ward')}
            places={code === '' ? [] : wards}
            need={place}
            value={value.ward}
            lookup={{ level: 'ward', province: code }}
            isWaiting={isLoading}
            emptyText={wardsResult.isError ? t('address.listFailed') : isLoading ? t('common:loading') : t('address.chooseProvince')}
            autoComplete="off"
            onChange={(ward) => onChange({ ...value, ward })}
          />
          {doubts.fields.has('ward') && doubts.wardCandidates.length > 0 && (
            <WardCandidates candidates={doubts.wardCandidates} value={value} onChange={onChange} />
          )}
          {failed && <InlineError text={t('address.listFailed')} isRetrying={failed.isFetching} onRetry={() => void failed.refetch()} />}
          <TextField {...text('street')} need={place} maxLength={200} />
          {!withoutNote && <TextField {...text('note')} need="optional" maxLength={maxCarrierNote} />}
        </>
      )}
    </div>
  )
}

type WardCandidatesProps = Pick<AddressDraftFieldsProps, 'value' | 'onChange'> & { candidates: AddressDoubts['wardCandidates'] }

/** The wards of today that a former one may be, to choose with one tap. */
function WardCandidates({ candidates, value, onChange }: WardCandidatesProps) {
  const { t } = useTranslation('orders')
  return (
    <fieldset className="ward-candidates">
      <legend className="field-hint">{t('address.chooseWard')}</legend>
      {candidates.map(({ code, name, province }) => (
        <button
          key={code}
          type="button"
          className="small-button"
          aria-pressed={value.ward === name && value.province === province}
          onClick={() => onChange({ ...value, province, ward: name })}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}
