import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'

/** The shop's public origin, for absolute URLs: shared links and metadata. Never ends in a slash. */
export function usePublicUrl(): string {
  return useRouteLoaderData<typeof loader>('root')?.publicUrl ?? ''
}
