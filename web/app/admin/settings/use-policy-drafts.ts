import { useQuery } from '@tanstack/react-query'
import { PolicyDraftsResponse } from '../../../../contract/admin/content.ts'
import { browserApi } from '../../api/browser-api.ts'
import { retryAfterSignIn } from '../use-admin-request.ts'

/** Drafts of the policies, generated from the saved settings. Refetched each time the tab opens. */
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
