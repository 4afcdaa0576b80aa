import { z } from 'zod'
import { AddressInput } from '../../../../contract/accounts.ts'
import { maxGiftMessage } from '../../../../contract/gifts/gifts.ts'
import { validationKey } from '../../../../contract/language/validation-messages.ts'
import { InvoiceRecipient } from '../../../../contract/orders/invoices.ts'
import { parsePhone } from '../../../../contract/phone-number.ts'
import { Email, Id, optionalText } from '../../../../contract/text.ts'

const { fullName, phone, province, ward, street } = AddressInput.shape
const place = { fullName, phone, province, ward, street }
const orderOptions = {
  /** Of a pick-up. */
  storeId: Id.optional(),
  note: optionalText(500).optional(),
  gift: z.boolean().optional(),
  // Of a gift, a giver or an invoice only: the form posts them although they are hidden, so nothing else is required of them.
  giftMessage: optionalText(maxGiftMessage).optional(),
  giftWrap: z.boolean().optional(),
  giftDeliverOn: z.string().max(20).optional(),
  hasGiver: z.boolean().optional(),
  giverName: optionalText(120).optional(),
  giverPhone: z.string().max(30).optional(),
  invoice: z.boolean().optional(),
  invoiceName: optionalText(200).optional(),
  invoiceTaxCode: z.string().max(30).optional(),
  invoiceAddress: optionalText(300).optional(),
  invoiceEmail: z.string().max(254).optional(),
  paymentMethod: z.enum(['momo', 'cod', 'bank']),
}

type InvoiceFields = {
  invoice?: boolean
  invoiceName?: string
  invoiceTaxCode?: string
  invoiceAddress?: string
  invoiceEmail?: string
}
type GiverFields = { gift?: boolean; hasGiver?: boolean; giverName?: string; giverPhone?: string }
/** Validated beside the other fields, so that all errors are shown at once. */
const always = () => true

/** An invoice names its recipient. Its fields are called as in the contract, with `invoice` before. */
function withInvoice<Form extends z.ZodObject>(form: Form): Form {
  const named = [
    ['invoiceName', 'name'],
    ['invoiceTaxCode', 'taxCode'],
    ['invoiceAddress', 'address'],
    ['invoiceEmail', 'email'],
  ] as const
  return form.superRefine(
    (fields: InvoiceFields, context) => {
      if (fields.invoice !== true) return
      for (const [field, name] of named) {
        const written = fields[field]?.trim() || (name === 'email' ? undefined : '')
        const { error } = InvoiceRecipient.shape[name].safeParse(written, { error: validationKey })
        const [issue] = error?.issues ?? []
        if (issue) context.addIssue({ code: 'custom', path: [field], params: { key: issue.message } })
      }
    },
    { when: always },
  )
}

/** A gift for somebody else says who gives. */
function withGiver<Form extends z.ZodObject>(form: Form): Form {
  const isGiven = (fields: GiverFields) => fields.gift !== true || fields.hasGiver !== true
  return form
    .refine((fields: GiverFields) => isGiven(fields) || Boolean(fields.giverName?.trim()), {
      ...{ path: ['giverName'], params: { key: 'required' }, when: always },
    })
    .refine((fields: GiverFields) => isGiven(fields) || Boolean(fields.giverPhone?.trim()), {
      ...{ path: ['giverPhone'], params: { key: 'required' }, when: always },
    })
    .refine((fields: GiverFields) => isGiven(fields) || !fields.giverPhone?.trim() || parsePhone(fields.giverPhone) !== null, {
      ...{ path: ['giverPhone'], params: { key: 'phone' }, when: always },
    })
}

function withChoices<Form extends z.ZodObject>(form: Form): Form {
  return withInvoice(withGiver(form))
}

/**
 * A guest enters recipient, address and optionally an e-mail; a member without saved addresses only the address; a member with some
 * chooses one.
 */
export const checkoutForms = {
  guest: withChoices(z.object({ ...place, email: Email.optional(), ...orderOptions })),
  member: withChoices(z.object({ ...place, saveAddress: z.boolean().optional(), ...orderOptions })),
  addressBook: withChoices(z.object({ addressId: Id, ...orderOptions })),
}
export type CheckoutKind = keyof typeof checkoutForms
export type CheckoutFields = z.output<(typeof checkoutForms)[CheckoutKind]>
