import type { z } from 'zod'
import { AddressInput } from '../accounts.ts'
import { optionalText } from '../text.ts'

const placeFields = ['province', 'ward', 'street'] as const
type Place = Record<(typeof placeFields)[number], string>

/** Who gets an order. The place may be empty: a buyer who comes for the order needs none. */
export const Recipient = AddressInput.extend({
  province: optionalText(80).default(''),
  ward: optionalText(80).default(''),
  street: optionalText(200).default(''),
})

/** The parts of a place that are not written. */
export function missingOfPlace(place: Place): (typeof placeFields)[number][] {
  return placeFields.filter((field) => place[field].trim() === '')
}

export function hasNoPlace(place: Place): boolean {
  return missingOfPlace(place).length === placeFields.length
}

type Destination = { address: Place; shippingMethod: 'standard' | 'pickup'; storeId?: string | undefined }

/** A delivery needs the whole place, a pick-up its store. */
export function checkDestination({ address, shippingMethod, storeId }: Destination, context: z.RefinementCtx): void {
  const paths = shippingMethod === 'pickup' ? (storeId ? [] : [['storeId']]) : missingOfPlace(address).map((field) => ['address', field])
  for (const path of paths) context.addIssue({ code: 'custom', path, params: { key: 'required' } })
}
