import { useSearchParams, useSubmit } from 'react-router'

/** A day of the filter, in Vietnam's time zone. Its state is the URL. */
export function DayInput({ name, label }: { name: string; label: string }) {
  const submit = useSubmit()
  const [search] = useSearchParams()
  const value = search.get(name) ?? ''
  return (
    <label className="audit-day">
      <span>{label}</span>
      <input
        key={value}
        type="date"
        name={name}
        defaultValue={value}
        min="2020-01-01"
        max="2199-12-31"
        onBlur={({ currentTarget: { form, value: typed } }) =>
          typed !== value && void submit(form, { replace: true, preventScrollReset: true })
        }
      />
    </label>
  )
}
