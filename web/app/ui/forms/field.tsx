import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'

/** The frame around every form control. */
export type FieldFrameProps = {
  label: string
  hint?: ReactNode
  error?: string | undefined
  /** Labels the field as required or optional; omit it where the form says so once for all. */
  need?: 'required' | 'optional' | undefined
  className?: string | undefined
}

type Wiring = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined; 'aria-required': true | undefined }

/** Label, control, hint and error, associated for screen readers. `children` receives the attributes of the control. */
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
