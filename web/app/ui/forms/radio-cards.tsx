import { type ReactNode, useId } from 'react'
import { FieldError, type FieldFrameProps, RequiredMark } from './field.tsx'

type RadioCard = { value: string; label: ReactNode; detail?: ReactNode; disabled?: boolean }

type RadioCardsProps = Omit<FieldFrameProps, 'hint'> & {
  /** The target of links in the error summary. */
  id?: string
  name: string
  cards: readonly RadioCard[]
  /** The selected value of a controlled group; otherwise use `defaultValue`. */
  value?: string
  defaultValue?: string | undefined
  onChange?: (value: string) => void
}

/** A choice of a few options, each with a detail text. Native radios: arrow keys work, and no script is needed. */
export function RadioCards({
  id: givenId,
  label,
  name,
  cards,
  value,
  defaultValue,
  onChange,
  error,
  need,
  className = '',
}: RadioCardsProps) {
  const madeId = useId()
  const id = givenId ?? madeId
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={`radio-cards ${className}`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>
        {label}
        <RequiredMark need={need} />
      </legend>
      {cards.map((card) => (
        <label key={card.value} className="radio-card">
          <input
            type="radio"
            name={name}
            value={card.value}
            disabled={card.disabled}
            {...(value === undefined ? { defaultChecked: card.value === defaultValue } : { checked: card.value === value })}
            onChange={() => onChange?.(card.value)}
          />
          <span className="grid min-w-0 grow gap-0.5 wrap-anywhere">
            <span className="font-semibold">{card.label}</span>
            {card.detail && <span className="text-sm text-soft">{card.detail}</span>}
          </span>
        </label>
      ))}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}
