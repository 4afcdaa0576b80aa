import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'

type FoldingCardProps = { title: string; summary: ReactNode; startsOpen?: boolean; children: ReactNode }

/**
 * A card that a phone shows as one line, with what it holds, until it is pressed. Starts open on wide screens. React
 * never sets `open`: the person does, and `revealField`.
 */
export function FoldingCard({ title, summary, startsOpen = false, children }: FoldingCardProps) {
  const id = useId()
  const box = useRef<HTMLDetailsElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only at the start
  useLayoutEffect(() => {
    if (box.current && (startsOpen || window.matchMedia('(width >= 64rem)').matches)) box.current.open = true
  }, [])
  return (
    <section className="sheet folding-card" aria-labelledby={id}>
      <details ref={box}>
        <summary>
          <span className="min-w-0 grow">
            <h2 id={id}>{title}</h2>
            <span className="folding-summary">{summary}</span>
          </span>
          <ChevronDown aria-hidden size={20} />
        </summary>
        <div className="folding-content">{children}</div>
      </details>
    </section>
  )
}
