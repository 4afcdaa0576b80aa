import { hasUnsavedChanges } from '../../ui/forms/unsaved-changes.ts'

const nonTextTypes = 'checkbox radio button submit reset file range color hidden'.split(' ')

/** Whether somebody is in the middle of something a fresh page could disturb: a dialog, unsaved words, a field. */
export function isEditing(): boolean {
  return hasUnsavedChanges() || isDialogOpen() || isInField(document.activeElement)
}

/** What only tells that a page cannot be had is no work of anybody's. */
export function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]:not(.navigation-error), [role="menu"]') !== null
}

/** The tools above a list stay as they are when the list is read again. */
function isInField(focused: Element | null): boolean {
  if (!focused?.closest('main') || focused.closest('.filter-bar')) return false
  if (focused instanceof HTMLInputElement) return !nonTextTypes.includes(focused.type)
  return focused instanceof HTMLTextAreaElement || focused instanceof HTMLSelectElement || (focused as HTMLElement).isContentEditable
}
