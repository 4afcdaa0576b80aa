import { Combobox } from '@base-ui/react/combobox'
import { useRef, useState, useSyncExternalStore } from 'react'
import { stripDiacritics } from '../../../../contract/language/strip-diacritics.ts'
import { ComboboxPopup, ComboboxTrigger } from '../../address/combobox-popup.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Field, type FieldFrameProps } from '../../ui/forms/field.tsx'

export type ChoiceOption = { value: string; label: string; hint?: string }

type ChoiceFieldProps = FieldFrameProps & {
  name: string
  choices: readonly ChoiceOption[]
  value: string | null
  onChange: (value: string | null) => void
  /** Creates a choice from the typed text, if no existing choice matches it. */
  onCreate?: ((text: string) => void) | undefined
  /** The label of the entry that creates a choice; by default a general one. */
  createLabel?: ((text: string) => string) | undefined
  /** The text for an empty list; by default "nothing found". */
  emptyText?: string | undefined
  /** Receives the typed text, for choices that are fetched. */
  onTyped?: (text: string) => void
  /** Clears the field after a choice, for adding several in a row. */
  isAdding?: boolean
  placeholder?: string
}

/** One choice out of many, found by typing, with or without diacritics. Can create a new choice. */
export function ChoiceField({
  name,
  choices,
  value,
  onChange,
  onCreate,
  createLabel,
  emptyText,
  onTyped,
  isAdding = false,
  placeholder,
  ...frame
}: ChoiceFieldProps) {
  const { t } = useTranslation('admin')
  const box = useRef<HTMLDivElement>(null)
  const isInBrowser = useSyncExternalStore(neverChanges, inBrowser, onServer)
  const chosen = choices.find((choice) => choice.value === value) ?? null
  const [typed, setTyped] = useState(chosen?.label ?? '')
  const [isOpen, setOpen] = useState(false)
  // Shows a value that was set from outside of the field.
  const [shownValue, setShownValue] = useState(value)
  if (value !== shownValue) {
    setShownValue(value)
    if (chosen && !isAdding) setTyped(chosen.label)
  }
  const wanted = typed.trim()
  const isNew = onCreate && wanted !== '' && !choices.some((choice) => stripDiacritics(choice.label) === stripDiacritics(wanted))
  const newLabel = createLabel?.(wanted) ?? t('choice.create', { text: wanted })
  const offered: readonly ChoiceOption[] = isNew ? [...choices, { value: createOption, label: newLabel }] : choices

  function choose(choice: ChoiceOption | null): void {
    if (choice?.value === createOption) onCreate?.(wanted)
    else onChange(choice?.value ?? null)
    if (isAdding) setTyped('')
  }

  // The CSP allows no inline styles in server-rendered HTML, and Base UI's combobox hides its inner field with one.
  if (!isInBrowser) {
    return (
      <Field {...frame}>
        {(wiring) => (
          <input {...wiring} type="text" className="field-control" defaultValue={typed} placeholder={placeholder ?? t('choice.type')} />
        )}
      </Field>
    )
  }
  return (
    <Field {...frame}>
      {(wiring) => (
        <Combobox.Root<ChoiceOption>
          items={offered}
          value={isAdding ? null : chosen}
          onValueChange={choose}
          inputValue={typed}
          onInputValueChange={(text) => {
            // Choosing "create" would write that entry's label into the field; the typed text stays instead.
            setTyped(isNew && text === newLabel ? wanted : text)
            onTyped?.(text)
          }}
          open={isOpen}
          onOpenChange={setOpen}
          itemToStringLabel={(choice) => choice.label}
          isItemEqualToValue={(a, b) => a.value === b.value}
          filter={(choice, text) =>
            choice.value === createOption || text === chosen?.label || stripDiacritics(choice.label).includes(stripDiacritics(text.trim()))
          }
          autoHighlight
        >
          <div ref={box} className="relative">
            <Combobox.Input
              {...wiring}
              data-field={name}
              autoComplete="off"
              spellCheck={false}
              placeholder={placeholder ?? t('choice.type')}
              className="field-control pr-12"
              onBlur={() => setTyped(isAdding ? '' : (chosen?.label ?? ''))}
            />
            <ComboboxTrigger label={t('choice.open', { name: frame.label })} />
          </div>
          {isOpen && (
            <ComboboxPopup
              box={box}
              label={frame.label}
              emptyText={emptyText ?? t('choice.none')}
              keyOf={(choice: ChoiceOption) => choice.value}
            >
              {(choice) => (
                <>
                  {choice.label}
                  {choice.hint && <span className="block text-sm text-soft">{choice.hint}</span>}
                </>
              )}
            </ComboboxPopup>
          )}
        </Combobox.Root>
      )}
    </Field>
  )
}

const createOption = '\u0000new'
const neverChanges = () => () => undefined
const inBrowser = () => true
const onServer = () => false
