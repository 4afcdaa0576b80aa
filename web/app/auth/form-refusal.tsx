import { useTranslation } from '../i18n/use-translation.ts'
import { ErrorSummary, type FieldErrorItem } from '../ui/forms/error-summary.tsx'
import type { AuthRefusal } from './auth-api.ts'
import { RefusalAlert } from './refusal-alert.tsx'

type FormRefusalProps = {
  form: { fieldErrors: readonly FieldErrorItem[]; attempts: number }
  refusal: AuthRefusal | null
  /** The title of a refusal that is not about a field. */
  title: string
}

/** Why a form was refused: its invalid fields, or else the reason of the whole. */
export function FormRefusal({ form: { fieldErrors, attempts }, refusal, title }: FormRefusalProps) {
  const { t } = useTranslation('account')
  const isAboutField = refusal !== null && Object.keys(refusal.fields).length > 0
  return (
    <>
      <ErrorSummary title={t('errors', { count: fieldErrors.length })} fieldErrors={fieldErrors} attempts={attempts} />
      {refusal && !isAboutField && <RefusalAlert title={title} refusal={refusal} />}
    </>
  )
}
