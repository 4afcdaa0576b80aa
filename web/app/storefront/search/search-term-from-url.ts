import { paths } from '../../paths.ts'
import { cleanSearchTerm } from './clean-search-term.ts'

/** The search term of a URL, or the canonical URL if a form was submitted here. */
export function searchTermFromUrl({
  pathname,
  searchParams,
}: Pick<URL, 'pathname' | 'searchParams'>): { term: string } | { movedTo: string } {
  const [, , inPath = ''] = pathname.split('/').filter(Boolean)
  const sent = cleanSearchTerm(searchParams.get('query') ?? '')
  // Decoded here, because the router decodes `%252F` to a slash instead of the typed characters.
  if (sent === '') return { term: cleanSearchTerm(decodeURIComponent(inPath)) }
  const own = paths.search(sent)
  const isHere = inPath === '' && own.startsWith(`${paths.search()}?`)
  return isHere ? { term: sent } : { movedTo: own }
}
