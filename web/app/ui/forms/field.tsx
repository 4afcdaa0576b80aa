import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'

/** What every control of a form has around it. */
export type FieldFrameProps = {
  label: string
  hint?: ReactNode
  error?: string | undefined
  /** Said in words beside the label, in both cases; leave out where a form says it once. */
  need?: 'required' | 'optional' | undefined
  className?: string | undefined
}

type Wiring = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined; 'aria-required': true | undefined }

/** Label, control, hint and error in one place, wired for those who listen. `children` gets what the control needs. */
export function Field({
  id: givenId,
  label,
  hint,
  error,
  need,
  className = '',
  children,
}: FieldFrameProps & { id?: string | undefined; children: (wiring: Wiring) => ReactNode }) {
  const madeId = useId()
  const id = givenId ?? madeId
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const wiring: Wiring = {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': need === 'required' || undefined,
  }
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id} className="field-label">
        {label}
        <RequiredMark need={need} />
      </label>
      {children(wiring)}
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}

export function RequiredMark({ need }: { need: FieldFrameProps['need'] }) {
  const { t } = useTranslation()
  return need ? <span className="field-mark">({t(need)})</span> : null
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p id={id} className="field-error">
      <CircleAlert aria-hidden size={16} />
      {error}
    </p>
  )
}
