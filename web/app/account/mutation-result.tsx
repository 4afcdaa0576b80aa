import { RefusalAlert } from '../auth/refusal-alert.tsx'
import { FocusedAlert } from '../ui/focused-alert.tsx'
import type { MutationResult } from './account-mutation.ts'

/** The result of the submitted form; takes the focus, also after a full page load. */
export function MutationResultAlert({ result, failed }: { result: MutationResult | undefined | null; failed: string }) {
  if (!result) return null
  if (result.refusal) return <RefusalAlert title={failed} refusal={result.refusal} />
  return <FocusedAlert focusKey={result} tone="success" role="status" title={result.message} className="mb-6" />
}
