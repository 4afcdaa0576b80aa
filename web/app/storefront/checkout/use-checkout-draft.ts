import { type RefObject, useEffect, useRef } from 'react'
import { checkoutDraftOf, checkoutDraftStore, restoreDraft } from './checkout-draft.ts'
import { isPaymentMethod, type PaymentMethodKey } from './use-payment-method.ts'

type Place = { province: string; ward: string }
type DraftChoices = { place: Place; method: PaymentMethodKey; addressId: string }
type DraftBindings = DraftChoices & {
  setPlace: (place: Place) => void
  setMethod: (method: PaymentMethodKey) => void
  setAddressId: (id: string) => void
}

/** Keeps what is typed while it is typed, and puts it back when the page is opened again. */
export function useCheckoutDraft(
  page: RefObject<HTMLFormElement | null>,
  { place, method, addressId, setPlace, setMethod, setAddressId }: DraftBindings,
): () => void {
  const isRestored = useRef(false)

  function save(): void {
    if (page.current && isRestored.current) checkoutDraftStore.save(checkoutDraftOf(new FormData(page.current), place))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened
  useEffect(() => {
    const draft = checkoutDraftStore.read()
    if (draft && page.current) {
      restoreDraft(page.current, draft)
      if (place.province === '' && draft.province) setPlace({ province: draft.province, ward: draft.ward ?? '' })
      if (isPaymentMethod(draft.paymentMethod)) setMethod(draft.paymentMethod)
      if (draft.addressId) setAddressId(draft.addressId)
    }
    isRestored.current = true
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen types nothing, so it is kept when it changes
  useEffect(save, [place, method, addressId])

  return save
}
