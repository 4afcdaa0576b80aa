/** The recipient of the invoice of an order that staff enter. */
export type InvoiceDraft = { isWanted: boolean; name: string; taxCode: string; address: string; email: string }

export const noInvoice: InvoiceDraft = { isWanted: false, name: '', taxCode: '', address: '', email: '' }

/** The invoice of the request; nothing where none is wanted. */
export function invoiceFrom({ isWanted, name, taxCode, address, email }: InvoiceDraft) {
  if (!isWanted) return {}
  return { invoice: { name: name.trim(), taxCode, address: address.trim(), ...(email.trim() === '' ? {} : { email: email.trim() }) } }
}
