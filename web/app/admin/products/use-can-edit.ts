import { useRouteLoaderData } from 'react-router'
import type { loader } from '../layout.tsx'

/** Whether the user may change products or only view them. */
export function useCanEdit(): boolean {
  return useRouteLoaderData<typeof loader>('admin/layout')?.me.role === 'admin'
}
