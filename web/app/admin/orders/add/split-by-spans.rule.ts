type Span = { field: string; start: number; end: number }
type Part = { start: number; text: string; field: string | null }

/** A text cut at its spans; of spans that overlap, the first one has the place. */
export function splitBySpans(text: string, spans: readonly Span[]): Part[] {
  const parts: Part[] = []
  let at = 0
  for (const { field, start, end } of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < at || end <= start || end > text.length) continue
    if (start > at) parts.push({ start: at, text: text.slice(at, start), field: null })
    parts.push({ start, text: text.slice(start, end), field })
    at = end
  }
  if (at < text.length) parts.push({ start: at, text: text.slice(at), field: null })
  return parts
}
