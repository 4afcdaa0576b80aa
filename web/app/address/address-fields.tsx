import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSiteSettings } from '../api/site-settings.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { TextField } from '../ui/forms/text-field.tsx'
import type { FieldProps } from '../ui/hooks/use-checked-form.ts'
import { useDelayedFlag } from '../ui/hooks/use-delayed-flag.ts'
import { useFocusOnSwap } from '../ui/hooks/use-focus-on-swap.ts'
import { InlineError } from '../ui/inline-error.tsx'
import { announce } from '../ui/live-region.tsx'
import { checkoutTexts } from './checkout-texts.ts'
import { PlaceField } from './place-field.tsx'
import { type Place, provincesQuery, wardsQuery } from './place-queries.ts'
import { ownFirst } from './sort-provinces.rule.ts'

type FieldName = 'fullName' | 'phone' | 'province' | 'ward' | 'street'

type AddressFieldsProps = {
  wire: (name: FieldName) => FieldProps
  province: string
  ward: string
  onPlace: (place: { province: string; ward: string }) => void
  /** Called when a field loses focus, to validate it. */
  onLeave: (name: FieldName) => void
  provinces?: Place[] | undefined
  /** The wards of the province the page was rendered with. */
  wards?: { province: string; places: Place[] } | undefined
  /** Fields between the person and the place, such as an e-mail. */
  children?: React.ReactNode
  /** For a buyer who comes for the order: name and phone alone. */
  withoutPlace?: boolean
  /** What Enter does in the last field: moves to the next field, or submits. */
  lastEnter: 'next' | 'done'
}

/** Recipient and place, in Vietnam's two administrative levels since July 2025. */
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
  withoutPlace = false,
}: AddressFieldsProps) {
  const { t } = useTranslation('checkout', checkoutTexts)
  const { brand } = useSiteSettings()
  const provincesResult = useQuery({ ...provincesQuery, initialData: known })
  const provinces = ownFirst(provincesResult.data ?? [], ({ name }) => name, brand.city)
  const code = provinces.find(({ name }) => name === province)?.code ?? ''
  const wardsResult = useQuery({
    ...wardsQuery(code),
    initialData: knownWards?.province === province ? knownWards.places : undefined,
  })
  const { data: wards = [], isLoading } = wardsResult
  const isSlow = useDelayedFlag(isLoading)
  useEffect(() => {
    if (isSlow) announce(t('address.wardsLoading'))
  }, [isSlow, t])
  const failed = [provincesResult, wardsResult].find(({ isError }) => isError)
  const focusTarget = useFocusOnSwap<HTMLDivElement>(failed !== undefined)
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
      {!withoutPlace && (
        <>
          <PlaceField
            {...wire('province')}
            places={provinces}
            value={province}
            lookup={{ level: 'province' }}
            emptyText={t('address.listFailed')}
            autoComplete="address-level1"
            onChange={(name) => onPlace({ province: name, ward: '' })}
            onLeave={() => onLeave('province')}
          />
          <PlaceField
            {...wire('ward')}
            places={code === '' ? [] : wards}
            value={ward}
            lookup={{ level: 'ward', province: code }}
            isWaiting={isLoading}
            emptyText={wardsResult.isError ? t('address.listFailed') : isLoading ? t('address.wardsLoading') : t('address.provinceFirst')}
            autoComplete="address-level2"
            onChange={(name) => onPlace({ province, ward: name })}
            onLeave={() => onLeave('ward')}
          />
          <div {...focusTarget} className={failed ? 'sm:col-span-2' : 'sr-only'}>
            {failed && <InlineError text={t('address.listFailed')} isRetrying={failed.isFetching} onRetry={() => void failed.refetch()} />}
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
      )}
    </>
  )
}
