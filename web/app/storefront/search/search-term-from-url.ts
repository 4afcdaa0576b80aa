import { paths } from '../../paths.ts'
import { cleanSearchTerm } from './clean-search-term.ts'

/** What an address searches for, or the address of what a form has sent here. */
export function searchTermFromUrl({ pathname, searchParams }: URL): { term: string } | { movedTo: string } {
  const [, , inPath = ''] = pathname.split('/').filter(Boolean)
  const sent = cleanSearchTerm(searchParams.get('query') ?? '')
  // Read here: the router takes `%252F` for a slash, and no longer for the signs somebody has typed.
  if (sent === '') return { term: cleanSearchTerm(decodeURIComponent(inPath)) }
  const own = paths.search(sent)
  const isHere = inPath === '' && own.startsWith(`${paths.search()}?`)
  return isHere ? { term: sent } : { movedTo: own }
}
