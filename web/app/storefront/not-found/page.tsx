import { data } from 'react-router'

export function loader() {
  throw data({ code: 'not_found' }, { status: 404 })
}

/** Never shown: the loader always ends in the error page. */
export default function NotFoundPage() {
  return null
}
