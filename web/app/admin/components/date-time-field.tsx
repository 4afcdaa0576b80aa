import { Field, type FieldFrameProps } from '../../ui/forms/field.tsx'

type DateTimeFieldProps = FieldFrameProps & { name: string; value: string | null; onChange: (value: string | null) => void }

const utcOffsetMs = 7 * 3_600_000

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
          value={value ? inVietnam(value) : ''}
          onChange={(event) => onChange(event.currentTarget.value ? fromVietnam(event.currentTarget.value) : null)}
        />
      )}
    </Field>
  )
}

export function inVietnam(moment: string): string {
  return new Date(new Date(moment).getTime() + utcOffsetMs).toISOString().slice(0, 16)
}

function fromVietnam(local: string): string {
  return new Date(new Date(`${local}Z`).getTime() - utcOffsetMs).toISOString()
}
