import { sessionStore } from './session-store.ts'

/** Input that was not submitted yet, stored so that a reload or Back loses nothing. Holds no secret or payment data. */
export type CheckoutDraft = Record<string, string>

const optionTexts = [
  ...(['giftMessage', 'giftDeliverOn', 'giverName', 'giverPhone'] as const),
  ...(['invoiceName', 'invoiceTaxCode', 'invoiceAddress', 'invoiceEmail'] as const),
] as const
const optionChoices = ['gift', 'giftWrap', 'hasGiver', 'invoice'] as const
export const draftFields = [
  'fullName',
  'phone',
  'email',
  'province',
  'ward',
  'street',
  'addressId',
  'storeId',
  'note',
  ...optionChoices,
  ...optionTexts,
  'paymentMethod',
] as const
type DraftField = (typeof draftFields)[number]
const maxLength = 1_000

type Chosen = { province: string; ward: string; storeId: string }

/** The fields of a form to store. A chosen ward or store is not in the form while the list of wards or stores is loading. */
export function checkoutDraftOf(form: FormData, { province, ward, storeId }: Chosen): CheckoutDraft {
  const known: Partial<Record<DraftField, string>> = form.has('province') ? { province, ward, storeId } : { storeId }
  const written = draftFields.map((name) => [name, known[name] ?? form.get(name)] as const)
  return Object.fromEntries(
    written.filter(
      (entry): entry is [DraftField, string] => typeof entry[1] === 'string' && entry[1] !== '' && entry[1].length <= maxLength,
    ),
  )
}

export function isCheckoutDraft(stored: unknown): stored is CheckoutDraft {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return false
  return Object.entries(stored).every(([name, value]) => (draftFields as readonly string[]).includes(name) && typeof value === 'string')
}

export const checkoutDraftStore = sessionStore('checkout-draft', isCheckoutDraft)

/** Restores fields that the page did not fill itself, and dispatches their events. */
export function restoreDraft(form: HTMLFormElement, draft: CheckoutDraft): void {
  for (const name of ['fullName', 'phone', 'email', 'street', 'note', ...optionTexts]) {
    const field = form.elements.namedItem(name)
    const isEmpty = (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value === ''
    if (!isEmpty || !draft[name]) continue
    field.value = draft[name]
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  for (const name of optionChoices) {
    const choice = form.elements.namedItem(name)
    if (!(choice instanceof HTMLInputElement) || !draft[name]) continue
    choice.checked = true
    choice.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
