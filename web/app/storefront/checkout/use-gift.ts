import { type RefObject, useState } from 'react'
import { type GiftChoices, giftChoicesOf, isSameGift } from './gift-choices.rule.ts'

/** The gift of the form, as it is filled in. `posted`: the fields of the last post without scripts. */
export function useGift(page: RefObject<HTMLFormElement | null>, { posted, isWrapOffered }: { posted: unknown; isWrapOffered: boolean }) {
  const fields = (posted ?? {}) as Record<string, unknown>
  const [gift, setGift] = useState<GiftChoices>(() => giftChoicesOf((name) => fields[name], isWrapOffered))

  function readGift(): void {
    if (!page.current) return
    const form = new FormData(page.current)
    const now = giftChoicesOf((name) => form.get(name), isWrapOffered)
    setGift((before) => (isSameGift(before, now) ? before : now))
  }

  return [gift, readGift] as const
}
