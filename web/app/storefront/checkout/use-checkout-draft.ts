import { type RefObject, useEffect, useRef } from 'react'
import { checkoutDraftOf, checkoutDraftStore, restoreDraft } from './checkout-draft.ts'
import { isPaymentMethod, type PaymentMethodKey } from './use-payment-method.ts'

type Place = { province: string; ward: string }
type DraftChoices = { place: Place; method: PaymentMethodKey; addressId: string; storeId: string }
type DraftBindings = DraftChoices & {
  setPlace: (place: Place) => void
  setMethod: (method: PaymentMethodKey) => void
  setAddressId: (id: string) => void
  setStoreId: (id: string) => void
}

/** Stores the input while it is typed, and restores it when the page is opened again. */
export function useCheckoutDraft(
  page: RefObject<HTMLFormElement | null>,
  { place, method, addressId, storeId, setPlace, setMethod, setAddressId, setStoreId }: DraftBindings,
): () => void {
  const isRestored = useRef(false)

  function save(): void {
    if (page.current && isRestored.current) checkoutDraftStore.save(checkoutDraftOf(new FormData(page.current), { ...place, storeId }))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: restores once, when the page is opened
  useEffect(() => {
    const draft = checkoutDraftStore.read()
    if (draft && page.current) {
      restoreDraft(page.current, draft)
      if (place.province === '' && draft.province) setPlace({ province: draft.province, ward: draft.ward ?? '' })
      if (isPaymentMethod(draft.paymentMethod)) setMethod(draft.paymentMethod)
      if (draft.addressId) setAddressId(draft.addressId)
      if (draft.storeId) setStoreId(draft.storeId)
    }
    isRestored.current = true
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: these choices fire no input event, so saves when they change
  useEffect(save, [place, method, addressId, storeId])

  return save
}
