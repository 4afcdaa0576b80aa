import { useMemo } from 'react'
import { useAccountTexts } from '../account-texts.ts'
import { MutationResultAlert } from '../mutation-result.tsx'
import type { AddressesActionResult } from './addresses-action.ts'

/** Reports what happened to an address, and which one is the default now. */
export function AddressesResult({ actionResult }: { actionResult: AddressesActionResult | undefined }) {
  const { t } = useAccountTexts()
  // Must keep its identity for the same result: only a new result takes the focus.
  const result = useMemo(() => {
    const { changed, newDefault, wasDeleted } = actionResult ?? {}
    if (wasDeleted) return { message: t('addresses.gone'), refusal: null }
    if (!changed?.message || !newDefault) return changed
    return { ...changed, message: `${changed.message} ${t('addresses.newDefault', { address: newDefault })}` }
  }, [actionResult, t])
  return <MutationResultAlert result={result} failed={t('addresses.failed')} />
}
