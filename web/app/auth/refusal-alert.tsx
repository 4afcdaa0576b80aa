import { useTranslation } from '../i18n/use-translation.ts'
import { FocusedAlert } from '../ui/focused-alert.tsx'
import type { AuthRefusal } from './auth-api.ts'
import { retryAfterText } from './retry-after.ts'

/** Why the sign-in failed, at the top of the form, and when to try again. */
export function RefusalAlert({ title, refusal }: { title: string; refusal: AuthRefusal }) {
  const { t } = useTranslation('account')
  const { code, message, retryAfter, fields } = refusal
  const reasons = Object.values(fields).flat()
  const when = retryAfterText(retryAfter, t)
  // The shop's own message only says “in a few minutes”, so it is replaced where the exact time is known.
  const why = code === 'too_many_requests' && when ? t('tooFast') : message
  return (
    <FocusedAlert focusKey={refusal} title={title} className="mb-6">
      <p>
        {reasons.length > 0 ? reasons.join(' ') : why} {when}
      </p>
    </FocusedAlert>
  )
}
