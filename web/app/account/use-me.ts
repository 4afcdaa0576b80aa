import { queryOptions, useQuery } from '@tanstack/react-query'
import type { User } from '../../../contract/accounts.ts'
import { paths } from '../paths.ts'

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ signal }): Promise<User | null> => {
    const answer = await fetch(paths.who(), { credentials: 'same-origin', signal })
    if (!answer.ok) throw new Error(`who: ${answer.status}`)
    return answer.json()
  },
})

/** Who is signed in (`data`): null for a guest, undefined while nobody has answered. Asked only once it is wanted. */
export function useMe(isWanted = true) {
  return useQuery({ ...meQuery, enabled: isWanted })
}
