import type { Api } from '../api/api.ts'
import { type AuthRefusal, messageResponse, refusalOf } from '../auth/auth-api.ts'

export type MutationResult = { message: string; refusal: null } | { message: null; refusal: AuthRefusal }

/** Changes something about the signed-in user: the shop's word about it, or why not. */
export async function mutateAccount(api: Api, method: 'POST' | 'PATCH' | 'DELETE', call: string, body: unknown): Promise<MutationResult> {
  try {
    return { message: (await api.send(method, `/api/users/${call}`, body, messageResponse)).message, refusal: null }
  } catch (error) {
    return { message: null, refusal: refusalOf(error) }
  }
}
