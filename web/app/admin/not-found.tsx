import { data } from 'react-router'
import { UserResponse } from '../../../contract/accounts.ts'
import { type AdminArgs, adminApi } from './admin-api.ts'

export async function loader(args: AdminArgs) {
  await adminApi(args).get('/api/users/me', UserResponse)
  throw data({ code: 'not_found' }, { status: 404 })
}

/** Never shown: the loader always ends in the error page. */
export default function AdminNotFoundPage() {
  return null
}
