import { type ComponentProps, useState } from 'react'
import type { Bilingual } from '../../../../contract/language/languages.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import { BilingualField } from '../components/bilingual-field.tsx'
import { MoneyField } from '../components/money-field.tsx'
import { useSettingsForm } from './settings-form.tsx'

type InputProps<T> = { path: string; label: string; hint?: string; value: T; onChange: (value: T) => void }

/** One line of text; `path` is the API's path of the field. */
export function TextInput({
  path,
  value,
  onChange,
  ...rest
}: InputProps<string> & Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'maxLength' | 'className'>) {
  const { errorAt } = useSettingsForm()
  return (
    <TextField
      {...rest}
      name={path}
      value={value}
      error={errorAt(path)}
      autoComplete="off"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

export function BilingualInput({ path, maxLength, ...rest }: InputProps<Bilingual> & { isLong?: boolean; maxLength?: number }) {
  const { errorAt } = useSettingsForm()
  return <BilingualField name={path} errorAt={errorAt} {...rest} {...(maxLength ? { maxLength } : {})} />
}

export function MoneyInput({ path, ...rest }: InputProps<number | null>) {
  const { errorAt } = useSettingsForm()
  return <MoneyField name={path} error={errorAt(path)} {...rest} />
}

/** A number with a decimal comma or point; NaN for unreadable text. */
export function NumberInput({ path, value, onChange, ...rest }: InputProps<number> & { className?: string }) {
  const { errorAt } = useSettingsForm()
  const [typed, setTyped] = useState(formatNumber(value))
  const shown = Object.is(readNumber(typed), value) ? typed : formatNumber(value)
  return (
    <TextField
      {...rest}
      name={path}
      value={shown}
      error={errorAt(path)}
      inputMode="decimal"
      autoComplete="off"
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        onChange(readNumber(event.currentTarget.value))
      }}
    />
  )
}

function formatNumber(value: number): string {
  return Number.isNaN(value) ? '' : String(value).replace('.', ',')
}

function readNumber(text: string): number {
  const plain = text.trim().replace(',', '.')
  return /^\d{1,6}(\.\d{1,3})?$/.test(plain) ? Number(plain) : Number.NaN
}
