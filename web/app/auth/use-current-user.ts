import { queryOptions, useQuery } from '@tanstack/react-query'
import type { User } from '../../../contract/accounts.ts'
import { paths } from '../paths.ts'

export const currentUserQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ signal }): Promise<User | null> => {
    const response = await fetch(paths.currentUser(), { credentials: 'same-origin', signal })
    if (!response.ok) throw new Error(`the current user could not be read: ${response.status}`)
    return response.json()
  },
})

/** The current user (`data`): null for a guest, undefined while unknown. Fetched only once `isWanted`. */
export function useCurrentUser(isWanted = true) {
  return useQuery({ ...currentUserQuery, enabled: isWanted })
}
