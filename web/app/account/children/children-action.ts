import { parseWithZod } from '@conform-to/zod/v4'
import { redirect } from 'react-router'
import { type Child, ChildrenResponse } from '../../../../contract/children.ts'
import { validationKey } from '../../../../contract/language/validation-messages.ts'
import type { Api } from '../../api/api.ts'
import { refusalOf } from '../../auth/auth-api.ts'
import { ChildForm, toChild } from '../../children/child-form.ts'
import { paths } from '../../paths.ts'
import type { CheckedResult } from '../../ui/hooks/use-checked-form.ts'
import type { MutationResult } from '../account-mutation.ts'

/** `form`: a form posted without scripts that has to be corrected. */
export type ChildrenActionResult = { changed: MutationResult | null; form: CheckedResult | null }

export async function readChildren(api: Api): Promise<Child[]> {
  return (await api.get('/api/users/children', ChildrenResponse)).data.children
}

/** Handles the posts of the children's cards. */
export async function handleChildrenAction(api: Api, form: FormData): Promise<ChildrenActionResult | Response> {
  const childId = String(form.get('childId') ?? '')
  if (form.get('intent') === 'remove') return { changed: await send(api, 'DELETE', { childId }), form: null }
  const submission = parseWithZod(form, { schema: ChildForm, error: validationKey })
  if (submission.status !== 'success') return { changed: null, form: submission.reply() }
  const before = (await readChildren(api)).find((child) => child.childId === childId)
  const changed = await send(api, 'PUT', toChild(submission.value, before, new Date()))
  return changed.refusal ? { changed, form: submission.reply() } : redirect(paths.children())
}

async function send(api: Api, method: 'PUT' | 'DELETE', body: unknown): Promise<MutationResult> {
  try {
    const { message = '' } = await api.send(method, '/api/users/children', body, ChildrenResponse)
    return { message, refusal: null }
  } catch (error) {
    return { message: null, refusal: refusalOf(error) }
  }
}
