import { queryOptions, useQuery } from '@tanstack/react-query'
import type { User } from '../../../contract/accounts.ts'
import { trusted } from '../api.ts'
import { ApiError } from '../api-error.ts'
import { browserApi } from '../browser-api.ts'

const meAnswer = trusted<{ data: User }>(({ data }) => typeof data?._id === 'string')

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ signal }): Promise<User | null> => {
    try {
      return (await browserApi().get('/api/users/me', meAnswer, { signal })).data
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null
      throw error
    }
  },
})

/** Who is signed in (`data`): null for a guest, undefined while nobody has answered. Asked only once it is wanted. */
export function useMe(isWanted = true) {
  return useQuery({ ...meQuery, enabled: isWanted })
}
