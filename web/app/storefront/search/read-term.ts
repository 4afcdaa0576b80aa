import { paths } from '../../paths.ts'
import { cleanTerm } from '../clean-term.ts'

/** What an address searches for, or the address of what a form has sent here. */
export function readTerm({ pathname, searchParams }: URL): { term: string } | { movedTo: string } {
  const [, , inPath = ''] = pathname.split('/').filter(Boolean)
  const sent = cleanTerm(searchParams.get('query') ?? '')
  // Read here: the router takes `%252F` for a slash, and no longer for the signs somebody has typed.
  if (sent === '') return { term: cleanTerm(decodeURIComponent(inPath)) }
  const own = paths.search(sent)
  const isHere = inPath === '' && own.startsWith(`${paths.search()}?`)
  return isHere ? { term: sent } : { movedTo: own }
}
