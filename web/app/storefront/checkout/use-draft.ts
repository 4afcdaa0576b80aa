import { type RefObject, useEffect, useRef } from 'react'
import { draftOf, draftStore, restoreDraft } from './draft.ts'
import { isPayable, type Method } from './use-payment.ts'

type Place = { province: string; ward: string }
type Chosen = { place: Place; method: Method; addressId: string }
type Kept = Chosen & {
  setPlace: (place: Place) => void
  setMethod: (method: Method) => void
  setAddressId: (id: string) => void
}

/** Keeps what is typed while it is typed, and puts it back when the page is opened again. */
export function useDraft(
  page: RefObject<HTMLFormElement | null>,
  { place, method, addressId, setPlace, setMethod, setAddressId }: Kept,
): () => void {
  const isRestored = useRef(false)

  function keep(): void {
    if (page.current && isRestored.current) draftStore.keep(draftOf(new FormData(page.current), place))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened
  useEffect(() => {
    const draft = draftStore.read()
    if (draft && page.current) {
      restoreDraft(page.current, draft)
      if (place.province === '' && draft.province) setPlace({ province: draft.province, ward: draft.ward ?? '' })
      if (isPayable(draft.paymentMethod)) setMethod(draft.paymentMethod)
      if (draft.addressId) setAddressId(draft.addressId)
    }
    isRestored.current = true
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen types nothing, so it is kept when it changes
  useEffect(keep, [place, method, addressId])

  return keep
}
