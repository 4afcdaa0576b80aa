import { useMemo } from 'react'
import { useAccountTexts } from '../account-texts.ts'
import { Outcome } from '../outcome.tsx'
import type { AddressesAnswer } from './answer-addresses.ts'

/** What became of an address, and which one is the default now. */
export function AddressesOutcome({ answer }: { answer: AddressesAnswer | undefined }) {
  const { t } = useAccountTexts()
  // The same answer stays the same thing: only a new one takes the focus.
  const told = useMemo(() => {
    const { changed, newDefault, isGone } = answer ?? {}
    if (isGone) return { message: t('addresses.gone'), refusal: null }
    if (!changed?.message || !newDefault) return changed
    return { ...changed, message: `${changed.message} ${t('addresses.newDefault', { address: newDefault })}` }
  }, [answer, t])
  return <Outcome answer={told} failed={t('addresses.failed')} />
}
