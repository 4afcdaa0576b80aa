import { type ReactNode, useId } from 'react'
import { FieldError } from './field.tsx'

export function Checkbox({
  label,
  error,
  className = '',
  ...input
}: { label: ReactNode; error?: string | undefined } & React.ComponentProps<'input'>) {
  const madeId = useId()
  const id = input.id ?? madeId
  return (
    <div className={className}>
      <label className="check" htmlFor={id}>
        <input
          {...input}
          type="checkbox"
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{label}</span>
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
