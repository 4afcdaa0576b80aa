import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'

/** The shop's own origin, for the few links that leave it: what is shared, what search engines read. Never ends in a slash. */
export function usePublicUrl(): string {
  return useRouteLoaderData<typeof loader>('root')?.publicUrl ?? ''
}
