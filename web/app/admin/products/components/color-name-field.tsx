import { useId } from 'react'
import { productLimits } from '../../../../../contract/admin/products.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'

type ColorNameFieldProps = {
  label: string
  name: string
  value: string
  known: readonly { vi: string }[]
  onChange: (name: string) => void
  hint?: string | undefined
  error?: string | undefined
  className?: string
}

/** The name of a colour, with suggestions from the shop's colours. */
export function ColorNameField({ label, name, value, known, onChange, hint, error, className }: ColorNameFieldProps) {
  const listId = useId()
  return (
    <>
      <TextField
        label={label}
        name={name}
        lang="vi"
        value={value}
        list={listId}
        autoComplete="off"
        maxLength={productLimits.color}
        hint={hint}
        error={error}
        {...(className ? { className } : {})}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <datalist id={listId}>
        {known.map(({ vi }) => (
          <option key={vi} value={vi} />
        ))}
      </datalist>
    </>
  )
}
