/** How requests to the page cache ended, since the start. Plain integers: a cached page is served in 30 µs. */
export type PageCounts = Record<'page' | 'api', { hit: number; stale: number; miss: number; refused: number }>

export function createPageCounts(): PageCounts {
  const none = () => ({ hit: 0, stale: 0, miss: 0, refused: 0 })
  return { page: none(), api: none() }
}
