import './checkout-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../i18n/use-translation.ts'
import { FailedLine } from '../ui/failed-line.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useCaughtFocus } from '../ui/use-caught-focus.ts'
import type { Wired } from '../ui/use-checked-form.ts'
import { PlaceField } from './place-field.tsx'
import { type Place, provincesQuery, wardsQuery } from './place-queries.ts'

type FieldName = 'fullName' | 'phone' | 'province' | 'ward' | 'street'

type AddressFieldsProps = {
  wire: (name: FieldName) => Wired
  province: string
  ward: string
  onPlace: (place: { province: string; ward: string }) => void
  /** Somebody is done with this field: now is the time to look at it. */
  onLeave: (name: FieldName) => void
  provinces?: Place[] | undefined
  /** Of the province the page came with. */
  wards?: { province: string; places: Place[] } | undefined
  /** What stands between the person and the place, as an e-mail. */
  children?: React.ReactNode
  /** Enter in the last field: on to what follows, or done with the form. */
  lastEnter: 'next' | 'done'
}

/** Who and where, on Vietnam's two levels since July 2025. */
export function AddressFields({
  wire,
  province,
  ward,
  onPlace,
  onLeave,
  provinces: known,
  wards: knownWards,
  children,
  lastEnter,
}: AddressFieldsProps) {
  const { t } = useTranslation(['checkout', 'common'])
  const provincesAsked = useQuery({ ...provincesQuery, initialData: known })
  const provinces = provincesAsked.data ?? []
  const code = provinces.find(({ name }) => name === province)?.code ?? ''
  const wardsAsked = useQuery({
    ...wardsQuery(code),
    initialData: knownWards?.province === province ? knownWards.places : undefined,
  })
  const { data: wards = [], isLoading } = wardsAsked
  const failed = [provincesAsked, wardsAsked].find(({ isError }) => isError)
  const caught = useCaughtFocus<HTMLDivElement>(failed !== undefined)
  return (
    <>
      <TextField {...wire('fullName')} need="required" autoComplete="name" enterKeyHint="next" className="sm:col-span-2" />
      <TextField
        {...wire('phone')}
        need="required"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="next"
        hint={t('address.phoneHint')}
        className={children ? '' : 'sm:col-span-2'}
      />
      {children}
      <PlaceField
        {...wire('province')}
        places={provinces}
        value={province}
        emptyText={t('address.listFailed')}
        autoComplete="address-level1"
        onChange={(name) => onPlace({ province: name, ward: '' })}
        onLeave={() => onLeave('province')}
      />
      <PlaceField
        {...wire('ward')}
        places={code === '' ? [] : wards}
        value={ward}
        isWaiting={isLoading}
        emptyText={wardsAsked.isError ? t('address.listFailed') : isLoading ? t('common:loading') : t('address.provinceFirst')}
        autoComplete="address-level2"
        onChange={(name) => onPlace({ province, ward: name })}
        onLeave={() => onLeave('ward')}
      />
      <div {...caught} className={failed ? 'sm:col-span-2' : 'sr-only'}>
        {failed && <FailedLine text={t('address.listFailed')} isRetrying={failed.isFetching} onRetry={() => void failed.refetch()} />}
      </div>
      <TextField
        {...wire('street')}
        need="required"
        autoComplete="street-address"
        enterKeyHint={lastEnter}
        hint={t('address.streetHint')}
        className="sm:col-span-2"
      />
    </>
  )
}
