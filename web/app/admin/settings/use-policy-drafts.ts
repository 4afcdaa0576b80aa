import { useQuery } from '@tanstack/react-query'
import { PolicyDraftsAnswer } from '../../../../contract/content.admin.ts'
import { browserApi } from '../../browser-api.ts'
import { sendSignedIn } from '../use-admin-call.ts'

/** The policies as they can be drafted from what is saved of the shop, read each time this part of the settings is opened. */
export function usePolicyDrafts() {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['policy-drafts'],
    queryFn: async ({ signal }) =>
      (await sendSignedIn(() => browserApi().get('/api/settings/policy-drafts', PolicyDraftsAnswer, { signal }))).data,
    staleTime: 0,
    retry: false,
  })
  return { drafts: data, isFailed: isError && !isFetching, isLoading: isFetching && !data, retry: () => void refetch() }
}
