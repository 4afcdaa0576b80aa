import { parseWithZod } from '@conform-to/zod/v4'
import { redirect } from 'react-router'
import { AddressMessage, ProvinceList, WardList } from '../../../../contract/accounts.ts'
import { issueKey } from '../../../../contract/issues.ts'
import { AddressForm } from '../../address/address-form.ts'
import type { Place } from '../../address/place-queries.ts'
import type { Api } from '../../api.ts'
import { ApiError } from '../../api-error.ts'
import { paths } from '../../paths.ts'
import type { CheckedResult } from '../../ui/use-checked-form.ts'
import { type Changed, changeOwn } from '../change-own.ts'
import { refusalOf } from '../enter.ts'
import { addressLine } from './address-line.ts'

/** `form`: an address that was posted without scripts and is not done yet; `isGone`: what was to be removed is not there any more. */
export type AddressesAnswer = { changed: Changed | null; newDefault: string | null; form: PostedForm | null; isGone?: true }
export type PostedForm = { result: CheckedResult; wards: { province: string; places: Place[] } | null; ward: string }

const text = (form: FormData, name: string) => String(form.get(name) ?? '')
const changes = (changed: Changed): AddressesAnswer => ({ changed, newDefault: null, form: null })

/** What the address book's buttons post. */
export async function answerAddresses(api: Api, everyone: Api, form: FormData): Promise<AddressesAnswer | Response> {
  const addressId = text(form, 'addressId')
  const intent = text(form, 'intent')
  if (intent === 'default') return changes(await changeOwn(api, 'PATCH', 'update-address', { addressId, isDefault: true }))
  if (intent === 'remove') return remove(api, addressId, form.has('wasDefault'))
  return save(api, everyone, form)
}

/** Where the default itself went, the shop names the one in its place. */
async function remove(api: Api, addressId: string, wasDefault: boolean): Promise<AddressesAnswer> {
  try {
    const { address, message } = await api.send('DELETE', '/api/users/delete-address', { addressId }, AddressMessage)
    return { changed: { message, refusal: null }, newDefault: wasDefault && address ? addressLine(address) : null, form: null }
  } catch (error) {
    const refusal = refusalOf(error)
    // Asked again by who did not hear that it was done.
    if (refusal.status === 404) return { changed: null, newDefault: null, form: null, isGone: true }
    return changes({ message: null, refusal })
  }
}

/** Without scripts: first the province, then its wards to choose from, then the whole. */
async function save(api: Api, everyone: Api, form: FormData): Promise<AddressesAnswer | Response> {
  const submission = parseWithZod(form, { schema: AddressForm, error: issueKey })
  const shown = { wards: await readWards(everyone, text(form, 'province')), ward: text(form, 'ward') }
  const again = (result: CheckedResult, changed: Changed | null = null) => ({ changed, newDefault: null, form: { ...shown, result } })
  if (text(form, 'intent') === 'places') return again({ initialValue: submission.payload } as CheckedResult)
  if (submission.status !== 'success') return again(submission.reply())
  const addressId = text(form, 'addressId')
  const changed = addressId
    ? await changeOwn(api, 'PATCH', 'update-address', { ...submission.value, addressId })
    : await changeOwn(api, 'POST', 'add-address', submission.value)
  return changed.refusal ? again(submission.reply({ fieldErrors: changed.refusal.fields }), changed) : redirect(paths.addresses())
}

export async function readProvinces(everyone: Api): Promise<Place[]> {
  return (await everyone.get('/api/addresses/provinces', ProvinceList)).data
}

/** A page without them is still a page. */
export async function readWards(everyone: Api, province: string): Promise<PostedForm['wards']> {
  if (province === '') return null
  try {
    const code = (await readProvinces(everyone)).find(({ name }) => name === province)?.code
    if (!code) return null
    return { province, places: (await everyone.get(`/api/addresses/provinces/${code}/wards`, WardList)).data }
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
