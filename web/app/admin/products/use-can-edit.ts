import { useRouteLoaderData } from 'react-router'
import type { loader } from '../layout.tsx'

/** Whether whoever is here may change products, or only look at them. */
export function useCanEdit(): boolean {
  return useRouteLoaderData<typeof loader>('admin/layout')?.me.role === 'admin'
}
