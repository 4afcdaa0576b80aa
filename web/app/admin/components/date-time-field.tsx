import { fromVietnamLocalTime, vietnamLocalTime } from '../../../../contract/vietnam-time.ts'
import { Field, type FieldFrameProps } from '../../ui/forms/field.tsx'

type DateTimeFieldProps = FieldFrameProps & { name: string; value: string | null; onChange: (value: string | null) => void }

/** A date and time in Vietnam's time zone, wherever the user is. `value` is an ISO time in UTC. */
export function DateTimeField({ name, value, onChange, ...frame }: DateTimeFieldProps) {
  return (
    <Field {...frame}>
      {(wiring) => (
        <input
          {...wiring}
          name={name}
          type="datetime-local"
          min="2000-01-01T00:00"
          max="2199-12-31T23:59"
          className="field-control"
          value={value ? vietnamLocalTime(new Date(value)) : ''}
          onChange={(event) => onChange(event.currentTarget.value ? fromVietnamLocalTime(event.currentTarget.value).toISOString() : null)}
        />
      )}
    </Field>
  )
}
