import { useQuery } from '@tanstack/react-query'
import { PolicyDraftsResponse } from '../../../../contract/admin/content.ts'
import { browserApi } from '../../api/browser-api.ts'
import { retryAfterSignIn } from '../use-admin-request.ts'

/** The policies as they can be drafted from what is saved of the shop, read each time this part of the settings is opened. */
export function usePolicyDrafts() {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['policy-drafts'],
    queryFn: async ({ signal }) =>
      (await retryAfterSignIn(() => browserApi().get('/api/settings/policy-drafts', PolicyDraftsResponse, { signal }))).data,
    staleTime: 0,
    retry: false,
  })
  return { drafts: data, isFailed: isError && !isFetching, isLoading: isFetching && !data, retry: () => void refetch() }
}
