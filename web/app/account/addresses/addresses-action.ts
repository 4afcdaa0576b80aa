import { parseWithZod } from '@conform-to/zod/v4'
import { redirect } from 'react-router'
import { AddressMessage, ProvinceList, WardList } from '../../../../contract/accounts.ts'
import { validationKey } from '../../../../contract/language/validation-messages.ts'
import { AddressForm } from '../../address/address-form.ts'
import type { Place } from '../../address/place-queries.ts'
import type { Api } from '../../api/api.ts'
import { ApiError } from '../../api/api-error.ts'
import { refusalOf } from '../../auth/auth-api.ts'
import { paths } from '../../paths.ts'
import type { CheckedResult } from '../../ui/hooks/use-checked-form.ts'
import { type MutationResult, mutateAccount } from '../account-mutation.ts'
import { addressLine } from './address-line.ts'

/** `form`: a form posted without scripts that is not complete yet; `wasDeleted`: the address to remove no longer exists. */
export type AddressesActionResult = {
  changed: MutationResult | null
  newDefault: string | null
  form: PostedForm | null
  wasDeleted?: true
}
export type PostedForm = { result: CheckedResult; wards: { province: string; places: Place[] } | null; ward: string }

const text = (form: FormData, name: string) => String(form.get(name) ?? '')
const toResult = (changed: MutationResult): AddressesActionResult => ({ changed, newDefault: null, form: null })

/** Handles the posts of the address book's buttons. */
export async function handleAddressesAction(api: Api, publicApi: Api, form: FormData): Promise<AddressesActionResult | Response> {
  const addressId = text(form, 'addressId')
  const intent = text(form, 'intent')
  if (intent === 'default') return toResult(await mutateAccount(api, 'PATCH', 'update-address', { addressId, isDefault: true }))
  if (intent === 'remove') return remove(api, addressId, form.has('wasDefault'))
  return save(api, publicApi, form)
}

/** When the default itself is removed, the shop names its successor. */
async function remove(api: Api, addressId: string, wasDefault: boolean): Promise<AddressesActionResult> {
  try {
    const { address, message } = await api.send('DELETE', '/api/users/delete-address', { addressId }, AddressMessage)
    return { changed: { message, refusal: null }, newDefault: wasDefault && address ? addressLine(address) : null, form: null }
  } catch (error) {
    const refusal = refusalOf(error)
    // A retry after a lost response: the address is already removed.
    if (refusal.status === 404) return { changed: null, newDefault: null, form: null, wasDeleted: true }
    return toResult({ message: null, refusal })
  }
}

/** Without scripts the form is filled in steps: first the province, then its wards to choose from, then the rest. */
async function save(api: Api, publicApi: Api, form: FormData): Promise<AddressesActionResult | Response> {
  const submission = parseWithZod(form, { schema: AddressForm, error: validationKey })
  const shown = { wards: await readWards(publicApi, text(form, 'province')), ward: text(form, 'ward') }
  const again = (result: CheckedResult, changed: MutationResult | null = null) => ({
    changed,
    newDefault: null,
    form: { ...shown, result },
  })
  if (text(form, 'intent') === 'places') return again({ initialValue: submission.payload } as CheckedResult)
  if (submission.status !== 'success') return again(submission.reply())
  const addressId = text(form, 'addressId')
  const changed = addressId
    ? await mutateAccount(api, 'PATCH', 'update-address', { ...submission.value, addressId })
    : await mutateAccount(api, 'POST', 'add-address', submission.value)
  return changed.refusal ? again(submission.reply({ fieldErrors: changed.refusal.fields }), changed) : redirect(paths.addresses())
}

export async function readProvinces(publicApi: Api): Promise<Place[]> {
  return (await publicApi.get('/api/addresses/provinces', ProvinceList)).data
}

/** The page works without wards, so a failure is not an error. */
export async function readWards(publicApi: Api, province: string): Promise<PostedForm['wards']> {
  if (province === '') return null
  try {
    const code = (await readProvinces(publicApi)).find(({ name }) => name === province)?.code
    if (!code) return null
    return { province, places: (await publicApi.get(`/api/addresses/provinces/${code}/wards`, WardList)).data }
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
