import type { Api } from '../api/api.ts'
import { type AuthRefusal, messageResponse, refusalOf } from '../auth/auth-api.ts'

export type MutationResult = { message: string; refusal: null } | { message: null; refusal: AuthRefusal }

/** Changes data of the signed-in user; returns the shop's message or the refusal. */
export async function mutateAccount(api: Api, method: 'POST' | 'PATCH' | 'DELETE', call: string, body: unknown): Promise<MutationResult> {
  try {
    return { message: (await api.send(method, `/api/users/${call}`, body, messageResponse)).message, refusal: null }
  } catch (error) {
    return { message: null, refusal: refusalOf(error) }
  }
}
