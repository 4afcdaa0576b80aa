import { hasUnsavedChanges } from '../../ui/forms/unsaved-changes.ts'

const nonTextTypes = 'checkbox radio button submit reset file range color hidden'.split(' ')

/** Whether a reload of the page's data could disturb the user: an open dialog, unsaved input, a focused field. */
export function isEditing(): boolean {
  return hasUnsavedChanges() || isDialogOpen() || isInField(document.activeElement)
}

/** The dialog about a failed navigation does not count: the user edits nothing in it. */
export function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]:not(.navigation-error), [role="menu"]') !== null
}

/** A reload of the list leaves its filter bar unchanged, so a field there does not count. */
function isInField(focused: Element | null): boolean {
  if (!focused?.closest('main') || focused.closest('.filter-bar')) return false
  if (focused instanceof HTMLInputElement) return !nonTextTypes.includes(focused.type)
  return focused instanceof HTMLTextAreaElement || focused instanceof HTMLSelectElement || (focused as HTMLElement).isContentEditable
}
