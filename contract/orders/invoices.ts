import { z } from 'zod'
import { parseTaxCode } from '../tax-code.ts'
import { Email, optionalText, writtenText } from '../text.ts'

/** A tax code as typed; stored as it is written on an invoice. */
export const TaxCode = z
  .string()
  .max(30)
  .refine((typed) => typed.trim() !== '', { params: { key: 'required' }, abort: true })
  .refine((typed) => parseTaxCode(typed) !== null, { params: { key: 'tax_code' } })
  .transform((typed) => parseTaxCode(typed) ?? typed)

const trimmed = (value: string) => value.trim()

/** Whom an invoice names: a company, a household business or a person. `email`: where the shop sends it. */
export const InvoiceRecipient = z.object({
  name: writtenText(200).transform(trimmed),
  taxCode: TaxCode,
  address: writtenText(300).transform(trimmed),
  email: Email.optional(),
})
export type InvoiceRecipient = z.infer<typeof InvoiceRecipient>

/** The invoice that the buyer of an order wishes; `number` and `issuedAt` once the shop has issued it. */
export const OrderInvoice = z.object({
  name: z.string(),
  taxCode: z.string(),
  address: z.string(),
  email: z.string().optional(),
  number: z.string().optional(),
  issuedAt: z.string().optional(),
})
export type OrderInvoice = z.infer<typeof OrderInvoice>

/** The number of the issued invoice; empty: it is not issued yet. */
export const InvoiceChange = z.object({ number: optionalText(40).transform(trimmed) })
