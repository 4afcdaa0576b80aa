import { type RefObject, useEffect } from 'react'

const mmPerPixel = 25.4 / 96
/** A roll is cut behind the last line. */
const slackMm = 2

/**
 * Gives each sheet on a roll a page of its own length: CSS has no page size that follows the content. A style sheet of the
 * document's own script is allowed where inline styles are not.
 */
export function useRollPages(sheets: RefObject<HTMLElement | null>, isRoll: boolean): void {
  useEffect(() => {
    if (!isRoll) return
    const pages = new CSSStyleSheet()
    document.adoptedStyleSheets.push(pages)
    const measure = () => {
      const heights = [...(sheets.current?.querySelectorAll('.sheet-k80') ?? [])].map(heightOf)
      pages.replaceSync(heights.map(pageRule).join('\n'))
    }
    const observer = new ResizeObserver(measure)
    for (const sheet of sheets.current?.children ?? []) observer.observe(sheet)
    measure()
    return () => {
      observer.disconnect()
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== pages)
    }
  })
}

function heightOf(sheet: Element): number {
  return Math.ceil(sheet.getBoundingClientRect().height * mmPerPixel) + slackMm
}

function pageRule(height: number, at: number): string {
  return `@page roll-${at} { size: 80mm ${height}mm; margin: 0 }
@media print { .print-sheets > .sheet-k80:nth-child(${at + 1}) { page: roll-${at} } }`
}
