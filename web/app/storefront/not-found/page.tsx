import { data } from 'react-router'

export function loader() {
  throw data({ code: 'not_found' }, { status: 404 })
}

/** Never rendered: the loader always throws to the error page. */
export default function NotFoundPage() {
  return null
}
