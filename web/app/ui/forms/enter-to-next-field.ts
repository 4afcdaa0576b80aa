import { alwaysComposes } from '../ime.ts'

const buttons = new Set(['submit', 'button', 'reset', 'image', 'file'])

/**
 * Enter in a field moves to the next field of its form instead of submitting; the last one keeps the focus. A field with
 * `enterkeyhint="done"` submits. Buttons, lists and text areas handle Enter as usual.
 */
export function focusNextFieldOnEnter(event: React.KeyboardEvent<HTMLFormElement>): void {
  const { target: field, nativeEvent, keyCode } = event
  if (event.key !== 'Enter' || event.defaultPrevented || !(field instanceof HTMLInputElement)) return
  if (buttons.has(field.type) || field.enterKeyHint === 'done') return
  event.preventDefault()
  const isComposing = (nativeEvent.isComposing || keyCode === 229) && !alwaysComposes()
  const isChoosing = field.ariaExpanded === 'true'
  if (!isComposing && !isChoosing) fieldAfter(field, event.currentTarget)?.focus()
}

function fieldAfter(field: HTMLInputElement, form: HTMLFormElement): HTMLElement | undefined {
  const fields = [...form.elements].filter((element) => element === field || isReachable(element))
  const next = fields.slice(fields.indexOf(field) + 1).find((element) => !isSameGroup(element, field))
  return next instanceof HTMLElement ? next : undefined
}

function isReachable(element: Element): boolean {
  if (element instanceof HTMLInputElement) {
    if (element.type === 'hidden' || buttons.has(element.type)) return false
  } else if (!(element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement)) return false
  return !element.disabled && element.tabIndex >= 0 && element.checkVisibility() && isEntryOfGroup(element)
}

/** A radio group is entered at the checked radio, or at the first. */
function isEntryOfGroup(element: Element): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return true
  const group = [...(element.form?.elements ?? [])].filter((other) => isSameGroup(other, element)) as HTMLInputElement[]
  return !group.some(({ checked }) => checked) && group.find(({ disabled }) => !disabled) === element
}

function isSameGroup(element: Element, field: HTMLInputElement): boolean {
  return field.type === 'radio' && element instanceof HTMLInputElement && element.type === 'radio' && element.name === field.name
}
