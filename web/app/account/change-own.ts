import type { Api } from '../api.ts'
import { anyMessage, type Refusal, refusalOf } from './enter.ts'

export type Changed = { message: string; refusal: null } | { message: null; refusal: Refusal }

/** Changes something about the signed-in user: the shop's word about it, or why not. */
export async function changeOwn(api: Api, method: 'POST' | 'PATCH' | 'DELETE', call: string, body: unknown): Promise<Changed> {
  try {
    return { message: (await api.send(method, `/api/users/${call}`, body, anyMessage)).message, refusal: null }
  } catch (error) {
    return { message: null, refusal: refusalOf(error) }
  }
}
