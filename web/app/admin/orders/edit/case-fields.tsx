import { useTranslation } from '../../../i18n/use-translation.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { TextArea } from '../../../ui/forms/text-field.tsx'
import { errorAt } from '../../components/failure-banner.tsx'
import type { AdminFailure } from '../../use-admin-request.ts'

export type CaseDraft = { reason: string; approves: boolean }

type CaseFieldsProps = { value: CaseDraft; onChange: (value: CaseDraft) => void; approveNow: string; failure: AdminFailure | null }

/** What every exchange and return that staff open has: the customer's reason, and whether it is approved at once. */
export function CaseFields({ value, onChange, approveNow, failure }: CaseFieldsProps) {
  const { t } = useTranslation('cases')
  return (
    <>
      <TextArea
        name="reason"
        label={t('reason')}
        need="required"
        error={errorAt(failure, 'reason')}
        value={value.reason}
        maxLength={500}
        rows={2}
        onChange={(event) => onChange({ ...value, reason: event.currentTarget.value })}
      />
      <Checkbox
        label={approveNow}
        checked={value.approves}
        onChange={(event) => onChange({ ...value, approves: event.currentTarget.checked })}
      />
    </>
  )
}
