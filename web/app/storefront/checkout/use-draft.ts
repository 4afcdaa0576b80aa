import { type RefObject, useEffect, useRef } from 'react'
import { draftOf, draftStore, restoreDraft } from './draft.ts'
import { isPayable, type Method } from './use-payment.ts'

type Place = { province: string; ward: string }
type Kept = { place: Place; setPlace: (place: Place) => void; setMethod: (method: Method) => void }

/** Keeps what is typed while it is typed, and puts it back when the page is opened again. */
export function useDraft(page: RefObject<HTMLFormElement | null>, isWanted: boolean, { place, setPlace, setMethod }: Kept): () => void {
  const isRestored = useRef(false)

  function keep(): void {
    if (isWanted && page.current && isRestored.current) draftStore.keep(draftOf(new FormData(page.current)))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened
  useEffect(() => {
    const draft = isWanted ? draftStore.read() : null
    if (draft && page.current) {
      restoreDraft(page.current, draft)
      if (place.province === '' && draft.province) setPlace({ province: draft.province, ward: draft.ward ?? '' })
      if (isPayable(draft.paymentMethod)) setMethod(draft.paymentMethod)
    }
    isRestored.current = true
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a chosen place types nothing, so it is kept when it changes
  useEffect(keep, [place])

  return keep
}
