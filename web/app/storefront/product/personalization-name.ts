const prefix = 'personalization-'

/** The name of a field's control in the form, and its id. */
export function personalizationName(fieldId: string): string {
  return prefix + fieldId
}

/** The field of a control; null for another control. */
export function fieldIdOf(name: string): string | null {
  return name.startsWith(prefix) ? name.slice(prefix.length) : null
}
