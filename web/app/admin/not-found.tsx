import { data } from 'react-router'
import { UserResponse } from '../../../contract/accounts.ts'
import { type AdminArgs, adminApi } from './admin-api.ts'

export async function loader(args: AdminArgs) {
  await adminApi(args).get('/api/users/me', UserResponse)
  throw data({ code: 'not_found' }, { status: 404 })
}

/** Never rendered: the loader always throws, so that the error page shows. */
export default function AdminNotFoundPage() {
  return null
}
