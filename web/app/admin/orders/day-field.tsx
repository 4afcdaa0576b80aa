import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

/** A day in a list's filter, in Vietnam's time zone. Its state is the URL. */
export function DayField({ name, label }: { name: string; label: string }) {
  const [search] = useSearchParams()
  const value = search.get(name) ?? ''
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Follows a change of the URL, unless the user is typing in this field.
    if (field.current && field.current !== document.activeElement) field.current.value = value
  }, [value])
  return (
    <label className="day-field">
      <span>{label}</span>
      <input ref={field} type="date" name={name} defaultValue={value} min="2020-01-01" max="2199-12-31" />
    </label>
  )
}
