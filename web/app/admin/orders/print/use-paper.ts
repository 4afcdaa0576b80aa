import { useEffect, useState } from 'react'
import { type Paper, papersOf, type Sheet } from './sheets.ts'

const storageKey = 'admin-print-papers'

/**
 * The paper of a document: of the URL, else the one last chosen on this device for this document, because a printer is
 * connected to a device. `choose` remembers it.
 */
export function usePaper(sheet: Sheet, fromUrl: Paper | undefined): { paper: Paper; choose: (paper: Paper) => void } {
  const [remembered, setRemembered] = useState<Partial<Record<Sheet, Paper>>>({})
  useEffect(() => setRemembered(readPapers()), [])
  const last = papersOf[sheet].find((paper) => paper === remembered[sheet])

  function choose(paper: Paper): void {
    const next = { ...readPapers(), [sheet]: paper }
    setRemembered(next)
    try {
      localStorage.setItem(storageKey, JSON.stringify(next))
    } catch {
      // Without storage the choice lasts until the page is left.
    }
  }

  return { paper: fromUrl ?? last ?? papersOf[sheet][0], choose }
}

/** Empty in a browser without storage, or where another version stored something else. */
function readPapers(): Partial<Record<Sheet, Paper>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    return typeof stored === 'object' && stored !== null ? stored : {}
  } catch {
    return {}
  }
}
